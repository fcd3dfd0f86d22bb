import { onOff, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';
import {
  feeds,
  filterAttributes,
  listingAttributes,
  listingParts,
  listingSlots,
  ofFilters,
} from '../attributes';

export const groupLayout = contract({
  tag: 'wb-group-layout',
  summary: 'All groups as cards in pages, with their filters.',
  since: '0.1',
  spec: '1 (ministry), 2 (filter forms), 4 (list paging), 8 (admin notices)',
  wakes: 'interaction',
  watched: true,
  defers: ['submit'],
  attributes: {
    src: feeds.group,
    ...listingAttributes,
    ...filterAttributes(
      'category group day status search',
      'category, group, day, status and search',
    ),
    day: text('', 'The day whose items show; all of them unless told.'),
    status: text('', 'The status whose items show; all of them unless told.'),
    inAddress: onOff(true, "Whether filters and page stand in the page's address."),
  },
  accessibility: ofFilters,
  slots: listingSlots('groups'),
  parts: listingParts,
});
