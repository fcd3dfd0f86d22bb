import type { Demo } from '../demo';
import { groups } from './congregation';
import { fromData, wrong } from './of-kind';

export const demo: Demo = {
  examples: [fromData('wb-group-detail', groups, 'item="young" previous-href="/groups"')],
  states: [wrong],
};
