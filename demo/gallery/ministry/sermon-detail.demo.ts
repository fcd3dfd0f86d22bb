import type { Demo } from '../demo';
import { articlesOf, sermons } from './congregation';
import { examplesOf, played, wayBack } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-sermon-detail', sermons, {
    attributes: 'item="light" previous-href="/sermons"',
    own: `${wayBack('/sermons', 'All sermons')}\n  ${articlesOf(sermons.slice(0, 1))}`,
  }),
  states: [played],
};
