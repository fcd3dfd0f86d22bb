import type { Demo } from '../demo';
import { events, feedsOf } from './congregation';
import { fromData, wrong } from './of-kind';
import { prayers } from './prayers';

export const demo: Demo = {
  examples: [
    fromData('wb-event-layout', events, 'per-page="2" in-address="off"'),
    {
      name: 'in a calendar',
      html: '<wb-event-layout src="/feeds/dates.json" view="calendar" month="2026-11" months="2" filters="group" in-address="off"></wb-event-layout>',
      data: feedsOf('/feeds/dates.json', events),
    },
    {
      name: 'a full month',
      html: '<wb-event-layout src="/feeds/prayers.json" view="calendar" month="2026-11" in-address="off"></wb-event-layout>',
      data: feedsOf('/feeds/prayers.json', prayers),
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
    wrong,
  ],
};
