import { observeVisible } from '../../shared/browser/observe-visible';

/** Wakes an element whose data is still to be fetched when it comes into view. */
export function wakeForData(host: HTMLElement, wake: () => void): void {
  if (host.shadowRoot?.querySelector('.feed[data-state="waiting"]')) wakeInView(host, wake);
}

/** Wakes an element when it comes into view. */
export function wakeInView(host: HTMLElement, wake: () => void): void {
  const stop = observeVisible(host, 0, (isVisible) => {
    if (!isVisible) return;
    stop();
    wake();
  });
}
