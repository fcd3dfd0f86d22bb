import type { Demo } from '../demo';
import { sermons } from './congregation';
import { fromData, played, wrong } from './of-kind';

export const demo: Demo = {
  examples: [fromData('wb-sermon-detail', sermons, 'item="light" previous-href="/sermons"')],
  states: [played, wrong],
};
