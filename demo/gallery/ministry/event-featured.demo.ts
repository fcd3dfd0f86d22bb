import type { Demo } from '../demo';
import { events, written } from './congregation';
import { examplesOf } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-event-featured', events, {
    attributes: 'filters="category" per-page="1" in-address="off"',
    own: written(),
  }),
};
