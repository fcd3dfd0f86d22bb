import { SET } from '../../../shared/browser/html/authored';
import { isExclusive, itemsOf } from './own-items';

/** Sets `aria-disabled` on the title of the open item where one item must be open. */
export function markTitles(host: Element, opening?: Element) {
  for (const item of itemsOf(host)) {
    const title = [...item.children].find(({ localName }) => localName === 'summary');
    const stays = (item.open || item === opening) && isExclusive(host);
    // Nothing else writes on titles, so this is all that `writeAttribute` would note, in fewer bytes.
    if (stays) title?.setAttribute(SET, 'aria-disabled');
    if (stays) title?.setAttribute('aria-disabled', 'true');
    else title?.removeAttribute('aria-disabled');
  }
}

/**
 * Scrolls the title of an item back into the window when a long item that closed above has moved it
 * out, once nothing moves any more.
 *
 * @param before its position one frame earlier, in pixels from the top of the page
 */
export function keepTitleInView(item: Element, before = NaN) {
  const { top } = item.getBoundingClientRect();
  const place = top + scrollY;
  // Compares positions, since not all animations of the content of details are reported.
  if (place !== before) requestAnimationFrame(() => keepTitleInView(item, place));
  else if (top < 0) item.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}
