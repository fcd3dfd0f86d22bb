import type { Check } from '../../../shared/content/check';
import type { booking } from './booking.contract';
import { unknownNames } from './calendar';
import { readBooking } from './read-booking';

/** Warns the publisher of a calendar that nobody can see, and of what it cannot be filled in with. */
export const check: Check<typeof booking> = (host, page, props) => {
  const { src, address } = readBooking(host, page, props);
  const say = (message: string) => page.warn(message, message);
  if (!src) {
    say(
      `<wb-booking src="${address.slice(0, 200)}"> leads to no calendar of Calendly, so visitors find ` +
        `${address ? 'a link to it' : 'none'}. Write its address, such as https://calendly.com/your-name/half-an-hour.`,
    );
  }
  const unknown = unknownNames(props.prefill);
  if (unknown.length) {
    say(
      `<wb-booking prefill> has ${unknown.join(', ').slice(0, 200)}, which no calendar has a field for, so it is left out. ` +
        'Use name, first_name, last_name, email, location, guests, a1 to a10, month, date or utm_source to utm_term.',
    );
  }
};
