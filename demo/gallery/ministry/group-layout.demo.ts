import type { Demo } from '../demo';
import { articlesOf, groups } from './congregation';
import { examplesOf } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-group-layout', groups, {
    attributes: 'per-page="3" in-address="off"',
    own: articlesOf(groups),
  }),
};
