import type { Demo } from '../demo';
import { broken, events, feedsOf, written } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from the page, with filters',
      html: `<wb-event-list id="dates" filters="category group search" per-page="2" columns="2">\n  ${written()}\n</wb-event-list>`,
    },
    {
      name: 'from a feed',
      html: '<wb-event-list src="/feeds/events.json" filters="category search" per-page="3" in-address="off"></wb-event-list>',
      data: { ...feedsOf('/feeds/events.json', events), page: { admin: true } },
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-event-list src="/feeds/broken.json"></wb-event-list>',
      data: feedsOf('/feeds/broken.json', broken),
      warns: 'does not fit its schema',
    },
  ],
  states: [
    {
      name: 'the next page',
      example: 'from a feed',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click(),
    },
    {
      name: 'nothing found',
      example: 'from a feed',
      reach: (host) => {
        const field = host.shadowRoot!.querySelector('input')!;
        field.value = 'pilgrimage';
        field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      },
    },
  ],
};
