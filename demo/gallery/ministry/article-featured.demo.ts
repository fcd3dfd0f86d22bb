import type { Demo } from '../demo';
import { articles } from './congregation';
import { fromData, played, wrong } from './of-kind';

export const demo: Demo = {
  examples: [
    fromData('wb-article-featured', articles, 'filters="author" per-page="1" in-address="off"'),
  ],
  states: [played, wrong],
};
