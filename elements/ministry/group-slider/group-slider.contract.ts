import { number, oneOf } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';
import { feeds, listingParts, listingSlots } from '../attributes';
import { headingLevel } from '../heading-attributes';

const { admin, notice, retry, items, card, image, title, facts, previous, next } = listingParts;

export const groupSlider = contract({
  tag: 'wb-group-slider',
  summary: 'Groups as cards beside each other, through which visitors slide.',
  since: '0.1',
  spec: '1 (ministry), 4 (list paging), 8 (admin notices), 9 (slider collapses to 1 slide)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    src: feeds.group,
    columns: number(3, 'How many cards are in view where there is room.', { min: 1, max: 4 }),
    order: oneOf(
      ['given', 'title'],
      'Whether groups stand as they are given, or by their titles; only of a feed.',
    ),
    headingLevel,
  },
  keyboard: {
    'ArrowLeft, ArrowRight': 'Among the groups, slide; the browser does it.',
  },
  accessibility: [
    'The groups are in a region that scrolls by touch, wheel, keys or the buttons; all of them are there for screen readers.',
    'At the first group previous has aria-disabled, at the last one next.',
    'With less motion preferred, it jumps.',
  ],
  slots: { '': listingSlots('groups')[''] },
  parts: {
    ...{ admin, notice, retry, items, card, image, title, facts, previous, next },
    steps: 'The box with previous and next.',
  },
});
