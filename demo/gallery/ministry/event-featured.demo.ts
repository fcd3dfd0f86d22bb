import type { Demo } from '../demo';
import { events } from './congregation';
import { fromData, wrong } from './of-kind';

export const demo: Demo = {
  examples: [
    fromData('wb-event-featured', events, 'filters="category" per-page="1" in-address="off"'),
  ],
  states: [wrong],
};
