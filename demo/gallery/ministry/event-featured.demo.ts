import type { Demo } from '../demo';
import { broken, events, feedsOf, written } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-event-featured src="/feeds/event-featured.json" filters="category" per-page="1" in-address="off"></wb-event-featured>',
      data: { ...feedsOf('/feeds/event-featured.json', events), page: { admin: true } },
    },
    {
      name: 'from the page',
      html: `<wb-event-featured per-page="1" in-address="off">\n  ${written()}\n</wb-event-featured>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-event-featured src="/feeds/broken-event-featured.json"></wb-event-featured>',
      data: feedsOf('/feeds/broken-event-featured.json', broken),
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
