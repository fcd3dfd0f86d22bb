import type { Demo } from '../demo';
import { articles, articlesOf, broken, feedsOf } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-article-list src="/feeds/article-list.json" filters="author" per-page="1" in-address="off"></wb-article-list>',
      data: { ...feedsOf('/feeds/article-list.json', articles), page: { admin: true } },
    },
    {
      name: 'from the page',
      html: `<wb-article-list per-page="1" in-address="off">\n  ${articlesOf(articles)}\n</wb-article-list>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-article-list src="/feeds/broken-article-list.json"></wb-article-list>',
      data: feedsOf('/feeds/broken-article-list.json', broken),
      warns: 'does not fit its schema',
    },
  ],
  states: [
    {
      name: 'a recording, played in place',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('.media-link')!.click(),
    },
    {
      name: 'the next page',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click(),
    },
  ],
};
