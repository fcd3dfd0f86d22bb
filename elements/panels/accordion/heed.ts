import { announce } from '../../../shared/bus/bus';
import { pageSlot } from '../../../shared/page/slot';
import { stopMedia } from '../../../shared/page/stop-media';
import { heedDeepLinks } from '../deep-links';
import { ALL, FILTERED, hasTag } from './items';

const TAG = 'wb-accordion';
const isHeeded = pageSlot<true>('accordion.1');
/** What answers a click itself, also inside a title. */
const CONTROLS = 'a[href], button, input, select, textarea, label';

/** Whose title was clicked last, to tell a visitor's doing from that of a link or of find-in-page. */
let clicked: Element | undefined;

/**
 * From now on the accordions of the page close the other items, say what has opened, filter, and open
 * what a link names; asleep or awake, since details need no drawing. Spec 4.
 */
export function heedAccordions() {
  if (isHeeded.value) return;
  isHeeded.value = true;
  // On the window: page scripts have heard the click before and may have prevented it.
  addEventListener('click', onClick);
  // It does not bubble.
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.localName === TAG) filterItems(target);
  });
  heedDeepLinks(TAG, openItem);
}

/** Shows the items of the tag that is chosen, and says which came and went. */
export function filterItems(host: HTMLElement) {
  const chosen = host.shadowRoot?.querySelector<HTMLInputElement>('input:checked')?.value ?? ALL;
  const shown: Element[] = [];
  const hidden: Element[] = [];
  for (const item of itemsOf(host)) {
    const isFiltered = !hasTag(item.getAttribute('data-tags'), chosen);
    if (isFiltered === item.hasAttribute(FILTERED)) continue;
    item.toggleAttribute(FILTERED, isFiltered);
    (isFiltered ? hidden : shown).push(item);
  }
  if (shown.length || hidden.length) tell(host, shown, hidden);
}

/** Clicking the open one does nothing where one must be open. */
function onClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : undefined;
  const title = target?.closest('summary');
  const item = title?.parentElement;
  if (!item || !hostOf(item) || event.defaultPrevented) return;
  const control = target!.closest(CONTROLS);
  if (control && title.contains(control)) return;
  clicked = item;
  const host = hostOf(item)!;
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
  if (item.open) tell(host, [item], []);
  else tell(host, [], [item]);
  if (item.open && item === clicked && isExclusive(host))
    requestAnimationFrame(() => keepInView(item));
}

/** Where one item must be open, its title says that a click does nothing. */
export function markTitles(host: Element, opening?: Element) {
  for (const item of itemsOf(host)) {
    const title = [...item.children].find(({ localName }) => localName === 'summary');
    if ((item.open || item === opening) && isExclusive(host))
      title?.setAttribute('aria-disabled', 'true');
    else title?.removeAttribute('aria-disabled');
  }
}

/** A long item that closed above may have taken the title out of the window, once all is still. */
function keepInView(item: Element, before = NaN) {
  const { top } = item.getBoundingClientRect();
  const place = top + scrollY;
  // Not by its animations, which do not all tell of the content of details.
  if (place !== before) requestAnimationFrame(() => keepInView(item, place));
  else if (top < 0) item.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}

/** Opens an item that a link names, whatever tag is chosen; whether it was closed or left out. */
function openItem(host: HTMLElement, panel: Element): boolean {
  const item = itemsOf(host).find((it) => it === panel);
  if (!item || (item.open && !item.hasAttribute(FILTERED))) return false;
  const all = host.shadowRoot?.querySelector<HTMLInputElement>('input');
  if (all && item.hasAttribute(FILTERED)) {
    all.checked = true;
    filterItems(host);
  }
  item.open = true;
  return true;
}

function tell(host: HTMLElement, shown: Element[], hidden: Element[]) {
  announce('panel.changed', host.id, { host, shown, hidden });
  for (const item of hidden) stopMedia(item);
}

const isExclusive = (host: Element) => !host.hasAttribute('collapsible');

const itemsOf = (host: Element) =>
  [...host.children].filter((it): it is HTMLDetailsElement => it instanceof HTMLDetailsElement);

/** The accordion that an item belongs to; undefined for any other details of the page. */
const hostOf = ({ localName, parentElement }: Element) =>
  localName === 'details' && parentElement?.localName === TAG ? parentElement : undefined;
