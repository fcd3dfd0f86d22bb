import { elementAt, fragmentOf } from '../../../shared/browser/links/fragment';
import { isPlain } from '../../../shared/browser/links/plain-click';
import { pageSlot } from '../../../shared/foundation/slot';

/** Whether the page has its click listener already: one for all lists. */
const isFollowed = pageSlot<true>('table-of-contents.links.1');

/** Pixels above a heading, spec 9. */
const OFFSET = 30;

/** Handles clicks on the links of every list of the page. */
export function listenToLinks() {
  if (isFollowed.value) return;
  isFollowed.value = true;
  // On the document, so before `<wb-anchors>` on the window, which would leave no room above.
  document.addEventListener('click', onClick);
}

function onClick(event: MouseEvent) {
  const path = event.composedPath();
  const host = path.find(
    (it) => it instanceof HTMLElement && it.localName === 'wb-table-of-contents',
  ) as HTMLElement | undefined;
  const link = host && path.find((it) => it instanceof HTMLAnchorElement);
  const fragment = link && isPlain(event, link) ? fragmentOf(link) : undefined;
  const target = fragment === undefined ? undefined : elementAt(fragment);
  if (!link || !target) return;
  event.preventDefault();
  // The first click fetches the scrolling code; visitors who do not click never load it.
  import('./go').then(
    ({ go }) => go(link, target, offsetOf(host!)),
    () => location.assign(link.href),
  );
}

/** An invalid offset counts as missing; the element itself warns when it wakes. */
function offsetOf(host: HTMLElement) {
  const offset = Number(host.getAttribute('offset') ?? OFFSET);
  return offset >= 0 ? offset : OFFSET;
}
