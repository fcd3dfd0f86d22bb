import { whenSeen } from '../../shared/browser/when-seen';

/** What has more to show than was drawn: data, or the next dates of a page that tells no time of its own. */
const UNTOLD = '.feed[data-state="waiting"], [data-repeats=""]';

/** Wakes an element whose data is still to be fetched, or to be dated, when it comes into view. */
export function wakeForData(host: HTMLElement, wake: () => void): void {
  if (host.shadowRoot?.querySelector(UNTOLD)) whenSeen(host, 0, wake);
}
