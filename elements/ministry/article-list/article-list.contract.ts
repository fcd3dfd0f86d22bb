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

export const articleList = contract({
  tag: 'wb-article-list',
  summary: 'Articles one below the other in pages, with filters where they are wanted.',
  since: '0.1',
  spec: '1 (ministry), 2 (filter forms), 4 (list paging), 8 (admin notices)',
  wakes: 'interaction',
  watched: true,
  defers: ['submit', 'link'],
  attributes: {
    src: feeds.article,
    ...listingAttributes,
    ...filterAttributes('', 'category, group, series, author and search'),
    series: text('', 'The series whose items show; all of them unless told.'),
    author: text('', 'The author whose items show; all of them unless told.'),
    inAddress: onOff(true, "Whether filters and page stand in the page's address."),
  },
  accessibility: ofFilters,
  slots: { ...listingSlots('articles'), ...playerSlot },
  parts: { ...listingParts, ...playerParts },
});
