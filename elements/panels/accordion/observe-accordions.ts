import { pageSlot } from '../../../shared/page/slot';
import { heedDeepLinks } from '../deep-links';
import { filterItems, openItem } from './filter-items';
import { hostOf, isExclusive, itemsOf, TAG } from './own-items';
import { tellChange } from './tell-change';
import { keepTitleInView, markTitles } from './titles';

/** Whether somebody observes the page already: one listener a type for all accordions. */
const isObserved = pageSlot<true>('accordion.1');

/** What answers a click itself, also inside a title. */
const CONTROLS = 'a[href], button, input, select, textarea, label';

/** Whose title was clicked last, to tell a visitor's doing from that of a link or of find-in-page. */
let clicked: Element | undefined;

/**
 * From now on the accordions of the page close the other items, say what has opened, filter, and open
 * what a link names; asleep or awake, since details need no drawing. Spec 4.
 */
export function observeAccordions() {
  if (isObserved.value) return;
  isObserved.value = true;
  // On the window: page scripts have heard the click before and may have prevented it.
  addEventListener('click', onClick);
  // It does not bubble.
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.localName === TAG) filterItems(target);
  });
  heedDeepLinks(TAG, openItem);
}

/** Clicking the open one does nothing where one must be open. */
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
  // As browsers do that know groups by name, and others do not.
  for (const other of itemsOf(host)) other.open = false;
  markTitles(host, item);
}

function onToggle({ target }: Event) {
  const item = target as HTMLDetailsElement;
  const host = hostOf(item);
  if (!host) return;
  markTitles(host);
  if (item.open) tellChange(host, [item], []);
  else tellChange(host, [], [item]);
  if (item.open && item === clicked && isExclusive(host))
    requestAnimationFrame(() => keepTitleInView(item));
}
