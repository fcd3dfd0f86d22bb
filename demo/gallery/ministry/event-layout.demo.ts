import type { Demo } from '../demo';
import { events, feedsOf, written } from './congregation';
import { examplesOf } from './of-kind';

export const demo: Demo = {
  examples: [
    ...examplesOf('wb-event-layout', events, {
      attributes: 'per-page="2" in-address="off"',
      own: written(),
    }),
    {
      name: 'in a calendar',
      html: '<wb-event-layout src="/feeds/dates.json" view="calendar" month="2026-11" months="2" filters="group" in-address="off"></wb-event-layout>',
      data: feedsOf('/feeds/dates.json', events),
    },
  ],
  states: [
    {
      name: 'as a list',
      reach: (host) => host.shadowRoot!.querySelectorAll<HTMLElement>('[part=view]')[1]!.click(),
    },
    {
      name: 'a day',
      example: 'in a calendar',
      reach: (host) => host.shadowRoot!.querySelectorAll<HTMLElement>('[part=day]')[19]!.click(),
    },
  ],
};
