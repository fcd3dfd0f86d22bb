import { onOff } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';
import {
  feeds,
  leaf,
  filterAttributes,
  listingAttributes,
  listingParts,
  listingSlots,
  ofFilters,
} from '../attributes';

export const eventList = contract({
  tag: 'wb-event-list',
  summary: 'Events one below the other in pages, with filters where they are wanted.',
  since: '0.1',
  spec: '1 (ministry), 2 (filter forms), 4 (list paging), 8 (admin notices)',
  wakes: 'interaction',
  watched: true,
  defers: ['submit'],
  attributes: {
    src: feeds.event,
    ...listingAttributes,
    ...filterAttributes('', 'category, group and search'),
    inAddress: onOff(true, "Whether filters and page stand in the page's address."),
  },
  accessibility: ofFilters,
  slots: listingSlots('events'),
  parts: { ...listingParts, ...leaf },
});
