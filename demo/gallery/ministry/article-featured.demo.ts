import type { Demo } from '../demo';
import { articlesOf, articles } from './congregation';
import { examplesOf, played } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-article-featured', articles, {
    attributes: 'filters="author" per-page="1" in-address="off"',
    own: articlesOf(articles),
  }),
  states: [played],
};
