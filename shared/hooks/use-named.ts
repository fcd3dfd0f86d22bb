import { useEffect } from 'react';
import { NAMED, namingOf } from '../page/naming';
import { useLatest } from './use-latest';

/**
 * Answers a click on a link, button or command of the page that names this element by its id, also
 * the one that woke it. The click's own action, such as a jump, does not happen.
 */
export function useNamed(host: HTMLElement, answer: (source: Element) => void) {
  const latest = useLatest(answer);
  useEffect(() => {
    const onClick = (event: Event) => {
      const naming = namingOf(event);
      if (!naming || naming.id !== host.id || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(naming.source);
    };
    const onNamed = (event: Event) => latest.current((event as CustomEvent<Element>).detail);
    document.addEventListener('click', onClick);
    host.addEventListener(NAMED, onNamed);
    return () => {
      document.removeEventListener('click', onClick);
      host.removeEventListener(NAMED, onNamed);
    };
  }, [host]);
}
