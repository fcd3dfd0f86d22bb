import type { Demo } from '../demo';
import { articlesOf, events } from './congregation';
import { examplesOf, wayBack } from './of-kind';

export const demo: Demo = {
  examples: examplesOf('wb-event-detail', events, {
    attributes: 'item="retreat" previous-href="/events"',
    own: `${wayBack('/events', 'All events')}\n  ${articlesOf(events.slice(0, 1))}`,
  }),
};
