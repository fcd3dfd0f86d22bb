import type { Demo } from '../demo';
import { articlesOf, groups } from './congregation';
import { examplesOf } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-group-featured', groups, {
    attributes: 'filters="search" per-page="1" in-address="off"',
    own: articlesOf(groups),
  }),
};
