import type { Demo } from '../demo';
import { articles } from './congregation';
import { fromData, played, wrong } from './of-kind';

export const demo: Demo = {
  examples: [fromData('wb-article-detail', articles, 'item="roof" previous-href="/articles"')],
  states: [played, wrong],
};
