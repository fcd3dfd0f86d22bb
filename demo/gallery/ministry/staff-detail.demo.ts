import type { Demo } from '../demo';
import { staff } from './congregation';
import { fromData, wrong } from './of-kind';

export const demo: Demo = {
  examples: [fromData('wb-staff-detail', staff, 'item="ruth" previous-href="/staff"')],
  states: [wrong],
};
