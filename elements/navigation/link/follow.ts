import { safeAddress } from '../../../shared/foundation/address';
import { isPlain } from '../../../shared/browser/links/plain-click';
import { pageSlot } from '../../../shared/foundation/slot';

/** Whether the page has its click listener already: one for all links. */
const isFollowed = pageSlot<true>('link.1');

/** Handles clicks on all links inside a `<wb-link>` of the page. */
export function listenToLinks() {
  if (isFollowed.value) return;
  isFollowed.value = true;
  // On the window, so that all other listeners handle the click first and can prevent it.
  addEventListener('click', follow);
}

function follow(event: MouseEvent) {
  const path = event.composedPath().filter((it) => it instanceof HTMLElement);
  const link = path.find((it) => it.matches('a[href], button'));
  const host = path.slice(path.indexOf(link!)).find(({ localName }) => localName === 'wb-link');
  if (!link || !host || !isPlain(event, link)) return;
  const address = host.getAttribute('replacement');
  if (host.hasAttribute('previous') && hasPrevious()) {
    event.preventDefault();
    history.back();
  } else if (address && safeAddress(address) && URL.canParse(address, document.baseURI)) {
    event.preventDefault();
    location.replace(new URL(address, document.baseURI));
  }
}

/** Whether going back stays in this site. Without the Navigation API, the referrer decides. */
function hasPrevious() {
  const { navigation } = window as Partial<Window>;
  if (navigation) return navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
