import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a host is the first of its tag in the page, also when others come before it or go.
 *
 * @param drawn what the content of the host said; the answer of the first render, and in shadow roots
 */
export function useIsFirst(host: HTMLElement, drawn: boolean): boolean {
  const observe = useCallback((changed: () => void) => {
    const observer = new MutationObserver(changed);
    observer.observe(document.documentElement, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  const isFirst = () => {
    if (host.getRootNode() !== document) return drawn;
    return document.documentElement.getElementsByTagName(host.localName)[0] === host;
  };
  return useSyncExternalStore(observe, isFirst, () => drawn);
}
