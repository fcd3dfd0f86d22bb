import type { Demo } from '../demo';
import { articles, articlesOf, broken, feedsOf } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-article-detail src="/feeds/article-detail.json" item="roof" previous-href="/articles"></wb-article-detail>',
      data: { ...feedsOf('/feeds/article-detail.json', articles), page: { admin: true } },
    },
    {
      name: 'from the page, with a way back of its own',
      html: `<wb-article-detail>\n  <a slot="previous" href="/articles">All articles</a>\n  ${articlesOf(articles.slice(0, 1))}\n</wb-article-detail>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-article-detail src="/feeds/broken-article-detail.json"></wb-article-detail>',
      data: feedsOf('/feeds/broken-article-detail.json', broken),
      warns: 'does not fit its schema',
    },
  ],
  states: [
    {
      name: 'a recording, played in place',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('.media-link')!.click(),
    },
  ],
};
