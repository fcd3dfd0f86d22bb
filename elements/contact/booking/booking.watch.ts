import { wakeWhenAllowed } from '../../../shared/browser/consent/wake-when-allowed';
import { pageSlot } from '../../../shared/foundation/slot';
import type { Watch } from '../../../shared/programs/loader/watch';
import { bookingIn, bookingsOf } from './bookings';

const isHeard = pageSlot<true>('bookings.1');

/**
 * One whose visitor is asked wakes where the answer is there already, or comes from elsewhere; a published
 * calendar works asleep, and wakes to tell of a booking.
 */
export const watch: Watch = (host, wake) => {
  wakeWhenAllowed(host, wake, 'booking');
  if (isHeard.value) return;
  isHeard.value = true;
  addEventListener('message', (message) => {
    const kept = bookingIn(message);
    if (!kept) return;
    for (const other of document.querySelectorAll<HTMLElement>('wb-booking')) {
      const frame = other.shadowRoot?.querySelector('iframe');
      if (!frame || frame.contentWindow !== message.source) continue;
      const state = bookingsOf(other);
      if (state.value?.isAwake) return;
      state.value = { kept };
      wake(other);
    }
  });
};
