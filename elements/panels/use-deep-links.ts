import { useEffect } from 'react';
import { deepLinksSlot } from './deep-links-slot';

/**
 * Links into this page show what they name also where no watcher has been: in an editor, or in a
 * bundle without a loader. What follows them is fetched only then.
 */
export function useDeepLinks(tag: string, show: (host: HTMLElement, panel: Element) => boolean) {
  useEffect(() => {
    if (deepLinksSlot.value?.has(tag)) return;
    import('./deep-links').then(({ heedDeepLinks }) => heedDeepLinks(tag, show)).catch(reportError);
  }, [tag, show]);
}
