import { safeAddress } from '../../../shared/net/address';
import { isPlain } from '../../../shared/page/plain-click';

// One listener a page, however many links, watchers and copies of the library.
const HEEDED = Symbol.for('wb.link.1');
const page = globalThis as { [HEEDED]?: boolean };

/** Answers, from now on, clicks on the links of the page that stand in this element. */
export function heedLinks() {
  if (page[HEEDED]) return;
  page[HEEDED] = true;
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
