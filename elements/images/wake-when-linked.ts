import { hostOfHash, linkedNumber } from './deep-link';

let isListening = false;

/** Wakes an element when the page's address names one of its pictures, now or later. */
export function wakeWhenLinked(host: HTMLElement, wake: (other?: HTMLElement) => void): void {
  if (linkedNumber(host)) return wake();
  if (isListening) return;
  isListening = true;
  // One listener for the whole page, since a sleeping element has none of its own.
  addEventListener('hashchange', () => {
    const linked = hostOfHash();
    if (linked) wake(linked);
  });
}
