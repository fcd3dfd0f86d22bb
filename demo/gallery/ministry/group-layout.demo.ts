import type { Demo } from '../demo';
import { articlesOf, broken, feedsOf, groups } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-group-layout src="/feeds/group-layout.json" per-page="3" in-address="off"></wb-group-layout>',
      data: { ...feedsOf('/feeds/group-layout.json', groups), page: { admin: true } },
    },
    {
      name: 'from the page',
      html: `<wb-group-layout per-page="3" in-address="off">\n  ${articlesOf(groups)}\n</wb-group-layout>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-group-layout src="/feeds/broken-group-layout.json"></wb-group-layout>',
      data: feedsOf('/feeds/broken-group-layout.json', broken),
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
