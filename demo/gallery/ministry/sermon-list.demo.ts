import type { Demo } from '../demo';
import { articlesOf, sermons } from './congregation';
import { examplesOf, played } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-sermon-list', sermons, {
    attributes: 'filters="series" per-page="2" in-address="off"',
    own: articlesOf(sermons),
  }),
  states: [played],
};
