import type { Watch } from '../../../shared/loader/watchers';
import { filterItems } from './filter-items';
import { observeAccordions } from './observe-accordions';

/** Opening, closing and filtering need no drawing, so they never bring React. */
export const watch: Watch = (host, wake) => {
  observeAccordions();
  // A tag may have been chosen before this came.
  if (host.shadowRoot) filterItems(host);
  else wake();
};
