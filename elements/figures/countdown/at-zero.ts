import { safeAddress } from '../../../shared/net/address';
import { recall, remember } from '../../../shared/page/storage';

/** A page that has led back here within this time, in milliseconds, is not opened again. */
const SOON = 20_000;

/**
 * Does what the attributes of a countdown say for when nothing is left: opens the other page, or its
 * action. A listener may prevent it. A message is shown by the sheet.
 *
 * @param late whether nothing was left when the page was opened
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
  if (action === 'hide') host.hidden = true;
  else if (action === 'remove') host.remove();
}

/** Goes to another page, unless that would lead back here without end. */
function redirect(address: string) {
  if (!safeAddress(address) || !URL.canParse(address, document.baseURI)) return;
  const { href } = new URL(address, document.baseURI);
  const [here, there] = [location.href, href].map((it) => it.split('#')[0]);
  if (here === there || wasSoonBefore(`wb-countdown ${here} ${there}`)) return;
  // Back would lead here, and from here there again.
  location.replace(href);
}

/** Whether the same was noted a moment ago; notes it. */
function wasSoonBefore(key: string): boolean {
  const before = Number(recall(key));
  if (Math.abs(Date.now() - before) < SOON) return true;
  remember(key, String(Date.now()));
  return false;
}
