import type { Demo } from '../demo';
import { articlesOf, groups } from './congregation';
import { examplesOf } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-group-slider', groups, { attributes: '', own: articlesOf(groups) }),
};
