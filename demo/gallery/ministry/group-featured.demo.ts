import type { Demo } from '../demo';
import { articlesOf, broken, feedsOf, groups } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-group-featured src="/feeds/group-featured.json" filters="search" per-page="1" in-address="off"></wb-group-featured>',
      data: { ...feedsOf('/feeds/group-featured.json', groups), page: { admin: true } },
    },
    {
      name: 'from the page',
      html: `<wb-group-featured per-page="1" in-address="off">\n  ${articlesOf(groups)}\n</wb-group-featured>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-group-featured src="/feeds/broken-group-featured.json"></wb-group-featured>',
      data: feedsOf('/feeds/broken-group-featured.json', broken),
      warns: 'does not fit its schema',
    },
  ],
  states: [
    {
      name: 'the next page',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click(),
    },
  ],
};
