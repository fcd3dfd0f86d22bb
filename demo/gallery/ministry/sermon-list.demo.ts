import type { Demo } from '../demo';
import { articlesOf, broken, feedsOf, sermons } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-sermon-list src="/feeds/sermon-list.json" filters="series" per-page="2" in-address="off"></wb-sermon-list>',
      data: { ...feedsOf('/feeds/sermon-list.json', sermons), page: { admin: true } },
    },
    {
      name: 'from the page',
      html: `<wb-sermon-list per-page="2" in-address="off">\n  ${articlesOf(sermons)}\n</wb-sermon-list>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-sermon-list src="/feeds/broken-sermon-list.json"></wb-sermon-list>',
      data: feedsOf('/feeds/broken-sermon-list.json', broken),
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
