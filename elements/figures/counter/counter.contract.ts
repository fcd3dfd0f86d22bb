import { number, oneOf, text } from '../../../shared/contract/attribute';
import { contract, event, method } from '../../../shared/contract/contract';

export const counter = contract({
  tag: 'wb-counter',
  summary: 'A number that counts up when it is seen, alone, in a ring or above a bar.',
  since: '0.1',
  spec: '1, 3 (counter), 9',
  wakes: 'script',
  watched: true,
  attributes: {
    start: number(0, 'The number to count from.'),
    end: number(100, 'The number to arrive at, which the page shows until the count begins.'),
    duration: number(2, 'How long the count takes; 0 shows the end at once.', {
      min: 0,
      unit: 'seconds',
    }),
    separator: text(
      '',
      'Text between thousands, for example a comma; none unless told. A full stop has the decimals stand after a comma.',
    ),
    counterStyle: oneOf(
      ['figure', 'radial', 'bar'],
      'A number alone, or in a ring or above a bar that fill up with it.',
    ),
    full: number(100, 'The number at which the ring or the bar is full.', { min: 0 }),
  },
  events: {
    'wb-counter-end': event('The count has arrived.', {
      detail: { value: number(100, 'The number arrived at.') },
    }),
  },
  methods: { restart: method('Counts again from the start.') },
  accessibility: [
    'A screen reader reads the number arrived at, and none of those on the way.',
    'Where less motion is asked for, the end is shown at once.',
    'Counting needs no React: its watcher writes the numbers that are drawn.',
    'It says only a number: put what is counted into the text around it.',
  ],
  slots: {
    prefix: 'What stands before the number, such as a currency.',
    suffix: 'What stands after it, such as a unit.',
  },
  parts: {
    number: 'The number.',
    track: 'All of the ring or bar.',
    fill: 'The part of it that the number fills.',
  },
  cssProperties: {
    '--wb-counter-color': 'Of the full part of ring or bar; --wb-color-accent unless told.',
    '--wb-counter-size': 'Width of the ring, 10rem unless told; never wider than its place.',
  },
});
