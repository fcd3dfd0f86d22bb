import { elementAt, fragmentOf } from '../../../shared/page/fragment';
import { isPlain } from '../../../shared/page/plain-click';
import { pageSlot } from '../../../shared/page/slot';

/** Whether somebody answers the clicks of the page already: one listener for all lists. */
const isFollowed = pageSlot<true>('table-of-contents.links.1');

/** Pixels above a heading, spec 9. */
const OFFSET = 30;

/** Answers, from now on, clicks on the links of every list of the page. */
export function heedLinks() {
  if (isFollowed.value) return;
  isFollowed.value = true;
  // On the document, so before a wb-anchors on the window, which would leave no room above.
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
  // Scrolling is fetched by the first click: what only looks on needs none of it.
  import('./go').then(
    ({ go }) => go(link, target, offsetOf(host!)),
    () => location.assign(link.href),
  );
}

/** A bad one counts as none; the element itself says so when it wakes. */
function offsetOf(host: HTMLElement) {
  const offset = Number(host.getAttribute('offset') ?? OFFSET);
  return offset >= 0 ? offset : OFFSET;
}
