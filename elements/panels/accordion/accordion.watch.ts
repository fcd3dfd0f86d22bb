import type { Watch } from '../../../shared/programs/loader/watch';
import { filterItems } from './filter-items';
import { isExclusive, itemsOf } from './own-items';
import { observeAccordions } from './observe-accordions';
import { markTitles } from './titles';

/** Opening, closing and filtering need no rendering, so they never load React. */
export const watch: Watch = (host, wake) => {
  observeAccordions(host);
  reopen(host);
  // The visitor may have chosen a tag before this script ran.
  if (host.shadowRoot) filterItems(host);
  else wake();
};

/** Opens an item again that must be open and was closed before this script ran; or marks the one opened for it. */
function reopen(host: Element) {
  if (!isExclusive(host)) return;
  const items = itemsOf(host);
  const isMarked = (item: Element) => item.querySelector(':scope > summary[aria-disabled]');
  const closed = items.find((item) => !item.open && isMarked(item));
  if (!closed) return;
  if (items.some(({ open }) => open)) markTitles(host);
  else closed.open = true;
}
