import type { Demo } from '../demo';
import { articlesOf, broken, events, feedsOf } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-event-detail src="/feeds/event-detail.json" item="retreat" previous-href="/events"></wb-event-detail>',
      data: { ...feedsOf('/feeds/event-detail.json', events), page: { admin: true } },
    },
    {
      name: 'from the page, with a way back of its own',
      html: `<wb-event-detail>\n  <a slot="previous" href="/events">All events</a>\n  ${articlesOf(events.slice(0, 1))}\n</wb-event-detail>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-event-detail src="/feeds/broken-event-detail.json"></wb-event-detail>',
      data: feedsOf('/feeds/broken-event-detail.json', broken),
      warns: 'does not fit its schema',
    },
  ],
};
