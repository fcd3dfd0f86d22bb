import type { Demo } from '../demo';
import { broken, events, feedsOf, written } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-event-layout src="/feeds/event-layout.json" per-page="2" in-address="off"></wb-event-layout>',
      data: { ...feedsOf('/feeds/event-layout.json', events), page: { admin: true } },
    },
    {
      name: 'from the page',
      html: `<wb-event-layout per-page="2" in-address="off">\n  ${written()}\n</wb-event-layout>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-event-layout src="/feeds/broken-event-layout.json"></wb-event-layout>',
      data: feedsOf('/feeds/broken-event-layout.json', broken),
      warns: 'does not fit its schema',
    },
  ],
  states: [
    {
      name: 'in a calendar',
      reach: (host) => {
        host.setAttribute('month', '2026-11');
        host.shadowRoot!.querySelectorAll<HTMLElement>('[part=view]')[2]!.click();
      },
    },
    {
      name: 'a day of the calendar',
      reach: (host) => {
        host.setAttribute('month', '2026-11');
        host.setAttribute('view', 'calendar');
        setTimeout(
          () => host.shadowRoot!.querySelectorAll<HTMLElement>('[part=day]')[19]?.click(),
          50,
        );
      },
    },
    {
      name: 'the next page',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click(),
    },
  ],
};
