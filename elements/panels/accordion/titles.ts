import { isExclusive, itemsOf } from './own-items';

/**
 * Where one item must be open, its title says that a click does nothing.
 *
 * @param opening an item that is about to open
 */
export function markTitles(host: Element, opening?: Element) {
  for (const item of itemsOf(host)) {
    const title = [...item.children].find(({ localName }) => localName === 'summary');
    if ((item.open || item === opening) && isExclusive(host))
      title?.setAttribute('aria-disabled', 'true');
    else title?.removeAttribute('aria-disabled');
  }
}

/**
 * Brings the title of an item back into the window when a long item that closed above has taken it
 * away, once nothing moves any more.
 *
 * @param before where it was in the frame before, in pixels from the top of the page
 */
export function keepTitleInView(item: Element, before = NaN) {
  const { top } = item.getBoundingClientRect();
  const place = top + scrollY;
  // Not by its animations, which do not all tell of the content of details.
  if (place !== before) requestAnimationFrame(() => keepTitleInView(item, place));
  else if (top < 0) item.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}
