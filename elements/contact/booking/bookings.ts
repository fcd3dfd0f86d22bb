import { propertyIn } from '../../../shared/foundation/json-object';
import { nodeSlot } from '../../../shared/foundation/slot';
import { CALENDLY } from './calendar';

/** A booking, as a calendar tells of it: addresses in the interface of Calendly. */
export interface Booking {
  event: string;
  invitee: string;
}

/** Whether a host is awake, and what it was told before. */
export const bookingsOf = nodeSlot<{ isAwake?: true; kept?: Booking }>('booking.1');

/** Reads what a calendar says to the page; undefined for all but a booking. */
export function bookingIn({ origin, data }: MessageEvent<unknown>): Booking | undefined {
  if (origin !== CALENDLY || propertyIn(data, 'event') !== 'calendly.event_scheduled')
    return undefined;
  const payload = propertyIn(data, 'payload');
  const address = (name: string) => {
    const uri = propertyIn(propertyIn(payload, name), 'uri');
    // A page may make links of them.
    return typeof uri === 'string' && uri.startsWith('https://') ? uri : '';
  };
  return { event: address('event'), invitee: address('invitee') };
}
