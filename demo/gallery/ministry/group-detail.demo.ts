import type { Demo } from '../demo';
import { articlesOf, groups } from './congregation';
import { examplesOf, wayBack } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-group-detail', groups, {
    attributes: 'item="young" previous-href="/groups"',
    own: `${wayBack('/groups', 'All groups')}\n  ${articlesOf(groups.slice(0, 1))}`,
  }),
};
