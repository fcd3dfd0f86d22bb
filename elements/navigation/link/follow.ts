import { safeAddress } from '../../../shared/net/address';
import { isPlain } from '../../../shared/page/plain-click';
import { pageSlot } from '../../../shared/page/slot';

/** Whether somebody answers the clicks of the page already: one listener for all links. */
const isFollowed = pageSlot<true>('link.1');

/** Answers, from now on, clicks on the links of the page that stand in this element. */
export function heedLinks() {
  if (isFollowed.value) return;
  isFollowed.value = true;
  // On the window: everybody else in the page has heard the click before and may have prevented it.
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

/** Whether going back stays in this site. Where the browser does not say, the referrer does. */
function hasPrevious() {
  const { navigation } = window as Partial<Window>;
  if (navigation) return navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
