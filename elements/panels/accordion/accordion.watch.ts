import type { Watch } from '../../../shared/programs/loader/watch';
import { filterItems } from './filter-items';
import { isExclusive, itemsOf } from './own-items';
import { observeAccordions } from './observe-accordions';

/** Opening, closing and filtering need no rendering, so they never load React. */
export const watch: Watch = (host, wake) => {
  observeAccordions();
  reopen(host);
  // The visitor may have chosen a tag before this script ran.
  if (host.shadowRoot) filterItems(host);
  else wake();
};

/** Opens an item again that must be open and was closed before this script ran. */
function reopen(host: Element) {
  const items = itemsOf(host);
  if (!isExclusive(host) || items.some(({ open }) => open)) return;
  const closed = items.find((item) => item.querySelector(':scope > summary[aria-disabled]'));
  if (closed) closed.open = true;
}
