import type { Demo } from '../demo';
import { articlesOf, articles } from './congregation';
import { examplesOf, played, wayBack } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-article-detail', articles, {
    attributes: 'item="roof" previous-href="/articles"',
    own: `${wayBack('/articles', 'All articles')}\n  ${articlesOf(articles.slice(0, 1))}`,
  }),
  states: [played],
};
