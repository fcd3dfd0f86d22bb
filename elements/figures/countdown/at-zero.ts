import { writeAttribute } from '../../../shared/browser/html/authored';
import { safeAddress } from '../../../shared/foundation/address';
import { recall, remember } from '../../../shared/browser/storage';

/** A page that has led back here within this time, in milliseconds, is not opened again. */
const SOON = 20_000;

/**
 * Does what a countdown's attributes say for zero: opens the other page, or runs the action. A
 * listener may prevent it. The style sheet shows a message.
 *
 * @param late whether the time was over when the page was opened
 */
export function atZero(host: HTMLElement, late: boolean) {
  const event = new CustomEvent('wb-countdown-end', {
    detail: { late },
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  host.toggleAttribute('data-wb-stays', !host.dispatchEvent(event));
  if (event.defaultPrevented) return;
  const address = host.getAttribute('redirect');
  if (host.getAttribute('link-type') === 'redirect' && address) return redirect(address);
  const action = host.getAttribute('action');
  if (action === 'hide') writeAttribute(host, 'hidden', '');
  else if (action === 'remove') host.remove();
}

/** Goes to another page, unless that would redirect in a loop. */
function redirect(address: string) {
  if (!safeAddress(address) || !URL.canParse(address, document.baseURI)) return;
  const { href } = new URL(address, document.baseURI);
  const [here, there] = [location.href, href].map((it) => it.split('#')[0]);
  if (here === there || wasSoonBefore(`wb-countdown ${here} ${there}`)) return;
  // Replaces this page, since going back to it would redirect again.
  location.replace(href);
}

/** Whether the key was noted a moment ago; if not, notes it. */
function wasSoonBefore(key: string): boolean {
  const before = Number(recall(key));
  if (Math.abs(Date.now() - before) < SOON) return true;
  remember(key, String(Date.now()));
  return false;
}
