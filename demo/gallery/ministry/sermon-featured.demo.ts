import type { Demo } from '../demo';
import { articlesOf, sermons } from './congregation';
import { examplesOf, played } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-sermon-featured', sermons, {
    attributes: 'filters="preacher" per-page="1" in-address="off"',
    own: articlesOf(sermons),
  }),
  states: [played],
};
