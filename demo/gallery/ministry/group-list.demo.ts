import type { Demo } from '../demo';
import { articlesOf, groups } from './congregation';
import { examplesOf } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-group-list', groups, {
    attributes: 'filters="category" per-page="2" in-address="off"',
    own: articlesOf(groups),
  }),
};
