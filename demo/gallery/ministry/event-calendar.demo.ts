import type { Demo } from '../demo';
import { broken, events, feedsOf, written } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-event-calendar src="/feeds/calendar.json" month="2026-11" months="2" lang="en-GB"></wb-event-calendar>',
      data: { ...feedsOf('/feeds/calendar.json', events), page: { admin: true } },
    },
    {
      name: 'from the page',
      html: `<wb-event-calendar month="2026-11" months="2">\n  ${written()}\n</wb-event-calendar>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-event-calendar src="/feeds/broken-calendar.json"></wb-event-calendar>',
      data: feedsOf('/feeds/broken-calendar.json', broken),
      warns: 'does not fit its schema',
    },
  ],
  states: [
    {
      name: 'a day',
      reach: (host) => host.shadowRoot!.querySelectorAll<HTMLElement>('[part=day]')[19]!.click(),
    },
    {
      name: 'the next month',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click(),
    },
  ],
};
