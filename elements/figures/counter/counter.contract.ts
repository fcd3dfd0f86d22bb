import { number, text } from '../../../shared/element/attribute';
import { contract, event } from '../../../shared/element/contract';

export const counter = contract({
  tag: 'wb-counter',
  summary: 'A number that counts up when it is seen.',
  since: '0.1',
  spec: '1, 3 (counter), 9',
  wakes: 'visible',
  attributes: {
    start: number(0, 'The number to count from.'),
    end: number(100, 'The number to arrive at, which the page shows until the count begins.'),
    duration: number(2, 'How long the count takes; 0 shows the end at once.', {
      min: 0,
      unit: 'seconds',
    }),
    separator: text('', 'Text between thousands, for example a comma; none unless told.'),
  },
  events: {
    'wb-counter-end': event('The count has arrived.', {
      detail: { value: number(100, 'The number arrived at.') },
    }),
  },
  methods: { restart: 'Counts again from the start.' },
  accessibility: [
    'A screen reader reads the number arrived at, and none of those on the way.',
    'Where less motion is asked for, the end is shown at once.',
    'It says only a number: put what is counted into the text around it.',
  ],
  parts: { number: 'The number.' },
});
