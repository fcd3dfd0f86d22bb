import { switchMedia } from '../../../shared/browser/media/hidden-media';
import { pageSlot } from '../../../shared/foundation/slot';
import { followDeepLinks } from '../deep-links';
import { filterItems, openItem } from './filter-items';
import { hostOf, isExclusive, itemsOf, TAG } from './own-items';
import { tellToggle } from './tell-toggles';
import { keepTitleInView, markTitles } from './titles';

/** Hears of toggles once the page is observed: one listener of each type for all accordions. */
const listener = pageSlot<(event: Event) => void>('accordion.2');

/** Titles, and elements that handle a click themselves, even inside a title. */
const ANSWERS = 'summary, a[href], button, input, select, textarea, label';

/** The item whose title was clicked last, to tell a visitor's click from a link or find-in-page. */
let clicked: Element | undefined;

/**
 * Makes the accordions of the page close the other items, announce what has opened, filter, and
 * open what a link names; asleep or awake, since details need no rendering. Spec 4.
 */
export function observeAccordions(host: Element) {
  const isObserved = listener.value;
  // This event neither bubbles nor leaves a shadow root, and the same listener is added once.
  host.getRootNode().addEventListener('toggle', (listener.value ??= onToggle), true);
  if (isObserved) return;
  // On the window, so that page scripts handle the click first and can prevent it.
  addEventListener('click', onClick);
  document.addEventListener('input', (event) => {
    for (const it of event.composedPath() as HTMLElement[])
      if (it.localName === TAG) filterItems(it);
  });
  followDeepLinks(TAG, openItem);
}

/** A click on the open item does nothing where one item must be open. */
function onClick(event: MouseEvent) {
  const answering = (event.composedPath() as Element[]).find((it) => it.matches?.(ANSWERS));
  const item = answering?.localName === 'summary' ? answering.parentElement : undefined;
  const host = item && hostOf(item);
  if (!host || event.defaultPrevented) return;
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
