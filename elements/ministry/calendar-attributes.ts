import { number, text } from '../../shared/contract/attribute';
import { waitingParts } from './attributes';

/** Which months a calendar shows. */
export const calendarAttributes = {
  month: text('', 'The month of the calendar, as 2026-11; the present one unless told.'),
  months: number(
    12,
    'How many months it has, from that of the first event; from the present one where those are over, and events are not.',
    { min: 1, max: 120, unit: 'months' },
  ),
};

/** The parts of a calendar. */
export const calendarParts = {
  ...waitingParts,
  previous: 'The button to what is before.',
  next: 'The button to what comes next.',
  calendar: 'The box around month and agenda.',
  month: 'The name of the month.',
  grid: 'The days.',
  weekday: 'The name of a day of the week.',
  day: 'A day.',
  whole: 'The button that lists the whole month again.',
  agenda: 'The list of events.',
  all: 'The button that lists all events of a month that has very many.',
};
