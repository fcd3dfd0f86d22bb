import { useEffect } from 'react';
import { REDRAW } from '../../../shared/element/accessor';

/** Draws a menu again when a script has changed its lists, which stand in no slot. */
export function useFresh(host: HTMLElement & { [REDRAW]?(): void }) {
  useEffect(() => {
    const observer = new MutationObserver(() => {
      observe();
      host[REDRAW]?.();
    });
    const observe = () => {
      observer.disconnect();
      observer.observe(host, { childList: true });
      for (const list of host.querySelectorAll(':scope > ul, :scope > ol')) {
        observer.observe(list, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: ['href', 'aria-current', 'src'],
        });
      }
    };
    observe();
    return () => observer.disconnect();
  }, [host]);
}
