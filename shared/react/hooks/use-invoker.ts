import { useEffect } from 'react';
import { INVOKED, invocationOf } from '../../browser/links/invoker';
import { useLatest } from './use-latest';

/**
 * Handles clicks on a link or button in the page that names this element by its id, including the click
 * that woke it. Prevents the click's default action, such as a jump.
 */
export function useInvoker(host: HTMLElement, answer: (source: Element) => void) {
  const latest = useLatest(answer);
  useEffect(() => {
    const onClick = (event: Event) => {
      const naming = invocationOf(event);
      if (!naming || naming.id !== host.id || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(naming.source);
    };
    const onNamed = (event: Event) => latest.current((event as CustomEvent<Element>).detail);
    document.addEventListener('click', onClick);
    host.addEventListener(INVOKED, onNamed);
    return () => {
      document.removeEventListener('click', onClick);
      host.removeEventListener(INVOKED, onNamed);
    };
  }, [host]);
}
