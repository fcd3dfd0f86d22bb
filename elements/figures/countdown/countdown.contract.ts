import { address, flag, number, oneOf, spelled, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

export const countdown = contract({
  tag: 'wb-countdown',
  summary: 'The days, hours, minutes and seconds that are left until a moment.',
  since: '0.1',
  spec: '3 (countdown), 4 (countdown), 9 (countdown)',
  wakes: 'script',
  watched: true,
  attributes: {
    end: spelled(
      'end-date',
      text(
        '',
        'The moment it counts to: 2026-12-24T18:00Z or milliseconds since 1970, which are the same everywhere, or a date of its time zone, 2026-12-24T18:00, 2026-12-24 or 24/12/2026.',
      ),
    ),
    hours: number(0, 'The hour of the day, when the date is written without a time.', {
      min: 0,
      max: 23,
    }),
    minutes: number(0, 'The minute of that hour, when the date is written without a time.', {
      min: 0,
      max: 59,
    }),
    timezone: spelled(
      'timezone-offset',
      text(
        '',
        "Where the date counts: an IANA name, which knows of summer time, such as Europe/Berlin, or hours from UTC, such as 5.75; the page's own timeZone unless told, else UTC.",
      ),
    ),
    language: text(
      '',
      'The language of its words: de, en, es, fr, it, nl or ru; that of the page around it unless told. Any other reads as en.',
    ),
    linkType: oneOf(
      ['linkAction', 'redirect'],
      'Whether an action happens when nothing is left, or another page opens.',
    ),
    redirect: address(
      '',
      'The page that opens then, in place of this one in the history; never this page itself.',
    ),
    action: oneOf(
      ['none', 'showMessage', 'hide', 'remove'],
      'What happens when nothing is left: it stays at zero, its message takes its place, it is hidden, or it is taken out of the page.',
    ),
    label: text(
      '',
      'What it counts to, for screen readers, such as Until the sale; the text Time left, in its language, unless told.',
    ),
    daysText: text('', "The word for days in place of the language's own, for every number."),
    hoursText: text('', "The word for hours in place of the language's own, for every number."),
    minutesText: text('', "The word for minutes in place of the language's own, for every number."),
    secondsText: text('', "The word for seconds in place of the language's own, for every number."),
  },
  events: {
    'wb-countdown-end': event(
      'About to redirect, or to do its action, because nothing is left; prevent it to stay at zero.',
      {
        cancelable: true,
        detail: { late: flag('Whether nothing was left when the page was opened.') },
      },
    ),
  },
  accessibility: [
    'It has the role timer, and its label as its name: a screen reader reads it when asked, and never each second.',
    'Dashes of the same size hold the place of the figures until its script has come. Without script, on paper, and when it does not come, there is the date it counts to.',
    'It says only how long: put what happens then into the text before it.',
    'A message is read out when it appears. It takes as much room before, so that nothing moves; hiding or removing lets what follows move up.',
    'Counting needs no React: its watcher writes the figures, from the time in data-wb-page (now, as the server answers) where there is one. Nothing runs between seconds, in a hidden page, or out of view.',
  ],
  slots: { message: 'What is shown when nothing is left, for the action showMessage.' },
  parts: {
    figures: 'The row of all units.',
    unit: 'The box of one unit.',
    number: 'How many of a unit.',
    label: 'The name of a unit.',
    date: 'The moment itself, where it cannot count.',
    message: 'The place of the message.',
  },
  cssProperties: {
    '--wb-countdown-size': 'Height of the figures; as the width allows, unless told.',
    '--wb-countdown-background': 'Behind each unit; --wb-color-tint unless told.',
  },
});
