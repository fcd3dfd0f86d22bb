import type { Demo } from '../demo';
import { articlesOf, staff } from './congregation';
import { examplesOf, wayBack } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-staff-detail', staff, {
    attributes: 'item="ruth" previous-href="/staff"',
    own: `${wayBack('/staff', 'All staff')}\n  ${articlesOf(staff)}`,
  }),
};
