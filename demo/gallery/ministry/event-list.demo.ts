import type { Demo } from '../demo';
import { administered, broken, events, feedsOf, page, written } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from the page, with filters',
      html: `<wb-event-list id="dates" filters="category group search" per-page="2" columns="2">\n  ${written()}\n</wb-event-list>`,
    },
    {
      name: 'from data',
      html: '<wb-event-list src="/feeds/events.json" filters="category search" per-page="3" in-address="off"></wb-event-list>',
      data: { ...feedsOf('/feeds/events.json', events), page },
    },
    {
      name: 'data of the wrong shape',
      html: '<wb-event-list src="/feeds/broken.json"></wb-event-list>',
      data: { ...feedsOf('/feeds/broken.json', broken), page: administered },
      warns: 'does not fit its schema',
    },
  ],
  states: [
    {
      name: 'the next page',
      example: 'from data',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click(),
    },
    {
      name: 'nothing found',
      example: 'from data',
      reach: (host) => {
        const field = host.shadowRoot!.querySelector('input')!;
        field.value = 'pilgrimage';
        field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      },
    },
  ],
};
