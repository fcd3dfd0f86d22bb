import type { Demo } from '../demo';
import { administered, events, feedsOf, written } from './congregation';
import { fromData, wrong } from './of-kind';
import { prayers } from './prayers';

export const demo: Demo = {
  examples: [
    fromData('wb-event-calendar', events, 'month="2026-11" months="2" lang="en-GB"'),
    {
      name: 'from the page',
      html: `<wb-event-calendar month="2026-11" months="2">\n  ${written()}\n</wb-event-calendar>`,
    },
    {
      name: 'a full month',
      html: '<wb-event-calendar src="/feeds/prayers.json" month="2026-11" months="2"></wb-event-calendar>',
      data: { ...feedsOf('/feeds/prayers.json', prayers), page: administered },
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
    wrong,
  ],
};
