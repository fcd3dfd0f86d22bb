import type { Watch } from '../../../shared/programs/loader/watch';
import { filterItems } from './filter-items';
import { observeAccordions } from './observe-accordions';

/** Opening, closing and filtering need no rendering, so they never load React. */
export const watch: Watch = (host, wake) => {
  observeAccordions();
  // The visitor may have chosen a tag before this script ran.
  if (host.shadowRoot) filterItems(host);
  else wake();
};
