import { oneOf, onOff, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';
import {
  feeds,
  leaf,
  filterAttributes,
  listingAttributes,
  listingParts,
  listingSlots,
  ofFilters,
} from '../attributes';
import { calendarAttributes, calendarParts } from '../calendar-attributes';

export const eventLayout = contract({
  tag: 'wb-event-layout',
  summary:
    'All events with their filters, as cards, as a list, or in a calendar, as the visitor likes.',
  since: '0.1',
  spec: '1 (ministry), 2 (filter forms), 4 (calendar and list paging), 8 (admin notices)',
  wakes: 'interaction',
  watched: true,
  defers: ['submit'],
  attributes: {
    src: feeds.event,
    view: oneOf(['cards', 'list', 'calendar'], 'How the events are shown.'),
    views: onOff(true, 'Whether visitors can choose how the events are shown.'),
    ...calendarAttributes,
    ...listingAttributes,
    ...filterAttributes('category group search', 'category, group and search'),
    inAddress: onOff(true, "Whether filters and page stand in the page's address."),
  },
  events: {
    'wb-event-layout-change': event('The events are shown in another way, or another month is.', {
      detail: {
        view: oneOf(['cards', 'list', 'calendar'], 'How they are shown.'),
        month: text('', 'The month of the calendar, as 2026-11; empty where none is chosen.'),
      },
    }),
  },
  keyboard: {
    'Arrow keys': 'In the calendar, go to the day beside, above or below.',
    'Home, End': 'In the calendar, go to the first or the last day of the week.',
    'PageUp, PageDown': 'In the calendar, go to the month before or after.',
  },
  accessibility: [...ofFilters, 'The views are buttons, of which the chosen one is pressed.'],
  slots: listingSlots('events'),
  parts: {
    ...calendarParts,
    ...listingParts,
    ...leaf,
    views: 'The box with the views.',
    view: 'The button of a view.',
  },
});
