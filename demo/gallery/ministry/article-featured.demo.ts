import type { Demo } from '../demo';
import { articles, articlesOf, broken, feedsOf } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-article-featured src="/feeds/article-featured.json" filters="author" per-page="1" in-address="off"></wb-article-featured>',
      data: { ...feedsOf('/feeds/article-featured.json', articles), page: { admin: true } },
    },
    {
      name: 'from the page',
      html: `<wb-article-featured per-page="1" in-address="off">\n  ${articlesOf(articles)}\n</wb-article-featured>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-article-featured src="/feeds/broken-article-featured.json"></wb-article-featured>',
      data: feedsOf('/feeds/broken-article-featured.json', broken),
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
