import type { Demo } from '../demo';
import { articlesOf, broken, feedsOf, sermons } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-sermon-featured src="/feeds/sermon-featured.json" filters="preacher" per-page="1" in-address="off"></wb-sermon-featured>',
      data: { ...feedsOf('/feeds/sermon-featured.json', sermons), page: { admin: true } },
    },
    {
      name: 'from the page',
      html: `<wb-sermon-featured per-page="1" in-address="off">\n  ${articlesOf(sermons)}\n</wb-sermon-featured>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-sermon-featured src="/feeds/broken-sermon-featured.json"></wb-sermon-featured>',
      data: feedsOf('/feeds/broken-sermon-featured.json', broken),
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
