import type { Demo } from '../demo';
import { groups } from './congregation';
import { fromData, wrong } from './of-kind';

export const demo: Demo = {
  examples: [fromData('wb-group-layout', groups, 'per-page="3" in-address="off"')],
  states: [wrong],
};
