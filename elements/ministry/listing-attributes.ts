import { onOff, text } from '../../shared/contract/attribute';
import {
  feeds,
  filterAttributes,
  leaf,
  listingAttributes,
  listingParts,
  listingSlots,
  ofFilters,
  playerParts,
  playerSlot,
} from './attributes';

/** What the contracts of all elements have that show several items with filters and pages. */
const base = {
  since: '0.1',
  spec: '1 (ministry), 2 (filter forms), 4 (list paging), 8 (admin notices)',
  wakes: 'interaction',
  watched: true,
  accessibility: ofFilters,
} as const;

const inAddress = onOff(true, "Whether filters and page stand in the page's address.");
const only = (what: string) => text('', `The ${what} whose items show; all of them unless told.`);

/** The same of one kind; `filters` are those that there are unless told. */
export const eventListing = (filters = '') =>
  ({
    ...base,
    defers: ['submit'],
    attributes: {
      src: feeds.event,
      ...listingAttributes,
      ...filterAttributes(filters, 'category, group and search'),
      inAddress,
    },
    slots: listingSlots('events'),
    parts: { ...listingParts, ...leaf },
  }) as const;

export const groupListing = (filters = '') =>
  ({
    ...base,
    defers: ['submit'],
    attributes: {
      src: feeds.group,
      ...listingAttributes,
      ...filterAttributes(filters, 'category, group, day, status and search'),
      day: only('day'),
      status: only('status'),
      inAddress,
    },
    slots: listingSlots('groups'),
    parts: listingParts,
  }) as const;

/** What films and recordings need: their links open in place. */
const played = {
  defers: ['submit', 'link'],
  parts: { ...listingParts, ...playerParts },
} as const;

export const sermonListing = (filters = '') =>
  ({
    ...base,
    ...played,
    attributes: {
      src: feeds.sermon,
      ...listingAttributes,
      ...filterAttributes(filters, 'category, group, series, preacher, passage and search'),
      series: only('series'),
      preacher: only('preacher'),
      passage: only('passage'),
      inAddress,
    },
    slots: { ...listingSlots('sermons'), ...playerSlot },
  }) as const;

export const articleListing = () =>
  ({
    ...base,
    ...played,
    attributes: {
      src: feeds.article,
      ...listingAttributes,
      ...filterAttributes('', 'category, group, series, author and search'),
      series: only('series'),
      author: only('author'),
      inAddress,
    },
    slots: { ...listingSlots('articles'), ...playerSlot },
  }) as const;
