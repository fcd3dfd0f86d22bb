import { text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';
import { feeds, leaf, listingSlots } from '../attributes';
import { calendarAttributes, calendarParts } from '../calendar-attributes';
import { headingLevel } from '../heading-attributes';

export const eventCalendar = contract({
  tag: 'wb-event-calendar',
  summary:
    'Events in a calendar: a month as a grid of days, and the events of the month or of a day below.',
  since: '0.1',
  spec: '1 (ministry), 4 (calendar paging), 8 (admin notices)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    src: feeds.event,
    ...calendarAttributes,
    headingLevel,
    category: text('', 'The category whose events show; all of them unless told.'),
    group: text('', 'The group whose events show; all of them unless told.'),
  },
  events: {
    'wb-event-calendar-change': event('Another month is shown.', {
      detail: { month: text('', 'The month, as 2026-11.') },
    }),
  },
  keyboard: {
    'Arrow keys': 'In the grid, go to the day beside, above or below, also into another month.',
    'Home, End': 'Go to the first or the last day of the week.',
    'PageUp, PageDown': 'Go to the same day of the month before or after, with Shift of the year.',
    'Enter, Space': 'Lists the events of the day below, or those of the month again.',
  },
  accessibility: [
    'The grid pattern of the ARIA Authoring Practices: one tab stop, arrow keys inside; each day says its date and how many events it has.',
    'Titles in the grid are for the mouse alone; the list below has the same links for everybody.',
    'Weeks begin as is usual where the language of the page around is spoken: lang="en-GB" on Monday.',
    'Of more than 60 events the list below has the first twelve, and a button for all, which leads on to the next one; without script they are all there is.',
    'On narrow screens days have dots in place of titles.',
    'Without script, events written inside are what shows; those of a feed are listed for the month that was published.',
  ],
  slots: { '': listingSlots('events')[''] },
  parts: { ...calendarParts, ...leaf },
});
