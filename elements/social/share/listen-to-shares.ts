import { isPlain } from '../../../shared/browser/links/plain-click';
import { pageSlot } from '../../../shared/foundation/slot';
import { passOn } from './pass-on';

/** Whether the page has its click listener already: one for all share links. */
const isHeard = pageSlot<true>('share.1');

/** Handles clicks on the links and buttons of all `<wb-share>` of the page. */
export function listenToShares() {
  if (isHeard.value) return;
  isHeard.value = true;
  // On the window, so that all other listeners handle the click first and can prevent it.
  addEventListener('click', follow);
}

function follow(event: MouseEvent) {
  const control = event
    .composedPath()
    .find((it): it is HTMLElement => it instanceof HTMLElement && it.dataset.share !== undefined);
  const root = control?.getRootNode();
  if (!control || !(root instanceof ShadowRoot) || root.host.localName !== 'wb-share') return;
  if (!isPlain(event, {})) return;
  if (control instanceof HTMLAnchorElement) {
    if (!control.href || control.target !== '_blank') return;
    event.preventDefault();
    openWindow(control.href);
  } else void passOn(control, root.host as HTMLElement);
}

const WIDTH = 600;
const HEIGHT = 400;

/** A window of its own in the middle of this one, which cannot reach the page. Spec 7. */
function openWindow(address: string) {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  open(address, '_blank', `noopener,popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}
