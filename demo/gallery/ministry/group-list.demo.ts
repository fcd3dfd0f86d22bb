import type { Demo } from '../demo';
import { articlesOf, broken, feedsOf, groups } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-group-list src="/feeds/group-list.json" filters="category" per-page="3" in-address="off"></wb-group-list>',
      data: { ...feedsOf('/feeds/group-list.json', groups), page: { admin: true } },
    },
    {
      name: 'from the page',
      html: `<wb-group-list per-page="3" in-address="off">\n  ${articlesOf(groups)}\n</wb-group-list>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-group-list src="/feeds/broken-group-list.json"></wb-group-list>',
      data: feedsOf('/feeds/broken-group-list.json', broken),
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
