import { useEffect } from 'react';

/**
 * Links into this page show what they name also where no watcher has been: in an editor, or in a
 * bundle without a loader. The mark is that of deep-links, which is brought only then.
 */
export function useDeepLinks(tag: string, show: (host: HTMLElement, panel: Element) => boolean) {
  useEffect(() => {
    if (Symbol.for(`${tag}.deep-links.1`) in globalThis) return;
    import('./deep-links').then(({ heedDeepLinks }) => heedDeepLinks(tag, show)).catch(reportError);
  }, [tag, show]);
}
