import { observeVisible } from '../../shared/browser/observe-visible';

/** What has more to show than was drawn: data, or the next dates of a page that tells no time of its own. */
const UNTOLD = '.feed[data-state="waiting"], [data-repeats=""]';

/** Wakes an element whose data is still to be fetched, or to be dated, when it comes into view. */
export function wakeForData(host: HTMLElement, wake: () => void): void {
  if (host.shadowRoot?.querySelector(UNTOLD)) wakeInView(host, wake);
}

/** Wakes an element when it comes into view. */
export function wakeInView(host: HTMLElement, wake: () => void): void {
  const stop = observeVisible(host, 0, (isVisible) => {
    if (!isVisible) return;
    stop();
    wake();
  });
}
