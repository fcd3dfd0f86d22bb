import { useEffect } from 'react';
import { REDRAW } from '../../../shared/element/accessor';

/** Renders a menu again when a script changes its lists, which are in no slot. */
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
