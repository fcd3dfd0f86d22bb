import { onOff, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';
import {
  feeds,
  filterAttributes,
  listingAttributes,
  listingParts,
  listingSlots,
  ofFilters,
  playerParts,
  playerSlot,
} from '../attributes';

export const sermonLayout = contract({
  tag: 'wb-sermon-layout',
  summary: 'All sermons as cards in pages, with their filters.',
  since: '0.1',
  spec: '1 (ministry), 2 (filter forms), 4 (list paging), 8 (admin notices)',
  wakes: 'interaction',
  watched: true,
  defers: ['submit', 'link'],
  attributes: {
    src: feeds.sermon,
    ...listingAttributes,
    ...filterAttributes(
      'category group series preacher passage search',
      'category, group, series, preacher, passage and search',
    ),
    series: text('', 'The series whose items show; all of them unless told.'),
    preacher: text('', 'The preacher whose items show; all of them unless told.'),
    passage: text('', 'The passage whose items show; all of them unless told.'),
    inAddress: onOff(true, "Whether filters and page stand in the page's address."),
  },
  accessibility: ofFilters,
  slots: { ...listingSlots('sermons'), ...playerSlot },
  parts: { ...listingParts, ...playerParts },
});
