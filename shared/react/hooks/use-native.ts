import { type RefObject, useLayoutEffect } from 'react';
import { useLatest } from './use-latest';

/**
 * Adds a listener to a DOM node. React receives no events from slotted content; a native listener on
 * the wrapper or slot does. `node` is a ref, or the node itself, such as the host.
 */
export function useNative<K extends keyof HTMLElementEventMap>(
  node: RefObject<HTMLElement | null> | EventTarget | null,
  type: K,
  listener: (event: HTMLElementEventMap[K]) => void,
) {
  const latest = useLatest(listener);
  useLayoutEffect(() => {
    const target = node && 'current' in node ? node.current : node;
    const listen = (event: Event) => latest.current(event as HTMLElementEventMap[K]);
    target?.addEventListener(type, listen);
    return () => target?.removeEventListener(type, listen);
  }, [node, type]);
}
