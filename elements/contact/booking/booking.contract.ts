import { address, consent, number, oneOf, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

export const booking = contract({
  tag: 'wb-booking',
  summary: 'The calendar of Calendly in which a visitor books a time, in the page or over it.',
  since: '0.1',
  spec: '1, 7 (booking widget), 8 (Failed to load)',
  wakes: 'interaction',
  watched: true,
  defers: ['link'],
  attributes: {
    consent: consent('booking'),
    src: address(
      '',
      'The address of the calendar, https://calendly.com/ and so on; that of the first link inside unless told. Others are shown as a link.',
    ),
    layout: oneOf(
      ['inline', 'popup'],
      'Whether it stands in the page, or opens over it when a link to the calendar inside is clicked; links to other calendars are followed.',
    ),
    prefill: text(
      '',
      "What is filled in already, as in an address: 'name=Ada&email=ada@example.org'. By the names of Calendly: name, first_name, last_name, email, location, guests, a1 to a10 for your own questions, month, date and utm_source to utm_term; others are left out.",
    ),
    label: text('', "What is booked, for the title of the calendar; 'Book a time' unless told."),
    height: number(700, 'Its height, from the first paint on; less where a popup has no room.', {
      min: 200,
      max: 2000,
      unit: 'pixels',
    }),
  },
  events: {
    'wb-booking-book': event('A time has been booked.', {
      detail: {
        event: text('', 'The address of the event in the interface of Calendly.'),
        invitee: text('', 'The address of who is invited, there as well.'),
      },
    }),
  },
  keyboard: {
    Enter: 'On the link of a popup, opens it; the focus goes into it, and back when it closes.',
    Escape: 'Closes the popup.',
  },
  accessibility: [
    'The link is the one of the page, and leads to the calendar itself without script and in another tab.',
    'The frame is named after what is booked. The popup is a modal dialog.',
    'The frame may run its own scripts, keep its own cookies, send its forms and open windows (sandbox), which choosing a time, filling in and adding it to a calendar need; it gets no camera, place or other feature, and no referrer; the host of your page, where the page says it with a canonical link, is how it knows whom to tell of the booking.',
  ],
  slots: {
    '': 'A link to the calendar, for those without script; with layout="popup" it opens the popup.',
  },
  parts: {
    box: 'The box of the calendar; of a popup, what is in it.',
    dialog: 'The popup.',
    close: 'The button that closes it.',
    frame: 'The frame of the calendar.',
    message: 'What is said where there is no calendar.',
    consent: 'The card that asks the visitor.',
    'allow-once': 'The button on it that allows this calendar.',
    'allow-always': 'The button on it that allows all bookings.',
    open: 'The link to the calendar at Calendly.',
    notice: 'What is said when the calendar does not come.',
  },
});
