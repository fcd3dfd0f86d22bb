import { number } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';

export const anchors = contract({
  tag: 'wb-anchors',
  summary:
    'Links to a place in the page scroll there smoothly. One a page is enough for all its links.',
  since: '0.1',
  spec: '2 (anchor links), 9',
  wakes: 'script',
  watched: true,
  attributes: {
    offset: number(
      0,
      'Room to leave above the place, besides its scroll-margin-top, the scroll-padding-top of the page and what is sticky or fixed at the top.',
      { min: 0, max: 1000, unit: 'pixels' },
    ),
  },
  keyboard: {
    Enter: 'On a link, scrolls to its place and moves the focus there.',
    'Any key': 'While it scrolls, halts it; so do the wheel and a touch.',
  },
  accessibility: [
    'The focus moves to the place a link leads to, so that reading and the next Tab go on from there.',
    'A page that is opened at a place scrolls there from its top, unless its visitor has moved or seen it for 1.5 seconds; one that is loaded again or returned to stays where it was.',
    'For visitors who want less motion the page jumps.',
    'Closed details and what is hidden until found are opened for a place inside them.',
  ],
  slots: { '': 'Nothing is needed; what stands here is shown as it is.' },
});
