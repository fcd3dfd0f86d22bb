import type { Demo } from '../demo';
import { articlesOf, broken, feedsOf, sermons } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-sermon-layout src="/feeds/sermon-layout.json" per-page="2" in-address="off"></wb-sermon-layout>',
      data: { ...feedsOf('/feeds/sermon-layout.json', sermons), page: { admin: true } },
    },
    {
      name: 'from the page',
      html: `<wb-sermon-layout per-page="2" in-address="off">\n  ${articlesOf(sermons)}\n</wb-sermon-layout>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-sermon-layout src="/feeds/broken-sermon-layout.json"></wb-sermon-layout>',
      data: feedsOf('/feeds/broken-sermon-layout.json', broken),
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
