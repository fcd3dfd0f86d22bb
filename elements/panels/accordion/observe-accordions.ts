import { switchMedia } from '../../../shared/browser/media/hidden-media';
import { pageSlot } from '../../../shared/foundation/slot';
import { followDeepLinks } from '../deep-links';
import { filterItems, openItem } from './filter-items';
import { hostOf, isExclusive, itemsOf, TAG } from './own-items';
import { tellToggle } from './tell-toggles';
import { keepTitleInView, markTitles } from './titles';

/** Whether the page is observed already: one listener of each type for all accordions. */
const isObserved = pageSlot<true>('accordion.1');

/** Elements that handle a click themselves, even inside a title. */
const CONTROLS = 'a[href], button, input, select, textarea, label';

/** The item whose title was clicked last, to tell a visitor's click from a link or find-in-page. */
let clicked: Element | undefined;

/**
 * Makes the accordions of the page close the other items, announce what has opened, filter, and
 * open what a link names; asleep or awake, since details need no rendering. Spec 4.
 */
export function observeAccordions() {
  if (isObserved.value) return;
  isObserved.value = true;
  // On the window, so that page scripts handle the click first and can prevent it.
  addEventListener('click', onClick);
  // This event does not bubble.
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.localName === TAG) filterItems(target);
  });
  followDeepLinks(TAG, openItem);
}

/** A click on the open item does nothing where one item must be open. */
function onClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : undefined;
  const title = target?.closest('summary');
  const item = title?.parentElement;
  const host = item && hostOf(item);
  if (!host || event.defaultPrevented) return;
  const control = target!.closest(CONTROLS);
  if (control && title.contains(control)) return;
  clicked = item;
  if (!isExclusive(host)) return;
  if ((item as HTMLDetailsElement).open) return event.preventDefault();
  // For browsers that do not support groups by name.
  for (const other of itemsOf(host)) other.open = false;
  markTitles(host, item);
}

function onToggle({ target }: Event) {
  const item = target as HTMLDetailsElement;
  const host = hostOf(item);
  if (!host) return;
  markTitles(host);
  tellToggle(host, item);
  switchMedia(item.open ? { shown: [item], hidden: [] } : { shown: [], hidden: [item] });
  if (item.open && item === clicked && isExclusive(host))
    requestAnimationFrame(() => keepTitleInView(item));
}
