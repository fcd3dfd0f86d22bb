import { useEffect } from 'react';
import { deepLinksSlot } from './deep-links-slot';

/**
 * Makes links into this page show their targets where no watcher has run: in an editor, or in a
 * bundle without a loader. The code is fetched only then.
 */
export function useDeepLinks(tag: string, show: (host: HTMLElement, panel: Element) => boolean) {
  useEffect(() => {
    if (deepLinksSlot.value?.has(tag)) return;
    import('./deep-links')
      .then(({ followDeepLinks }) => followDeepLinks(tag, show))
      .catch(reportError);
  }, [tag, show]);
}
