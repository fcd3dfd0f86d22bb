import type { Demo } from '../demo';
import { groups } from './congregation';
import { fromData, wrong } from './of-kind';

export const demo: Demo = {
  examples: [
    fromData('wb-group-featured', groups, 'filters="search" per-page="1" in-address="off"'),
  ],
  states: [wrong],
};
