import type { Demo } from '../demo';
import { sermons } from './congregation';
import { fromData, played, wrong } from './of-kind';

export const demo: Demo = {
  examples: [fromData('wb-sermon-layout', sermons, 'per-page="2" in-address="off"')],
  states: [played, wrong],
};
