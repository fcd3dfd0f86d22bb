import type { Watch } from '../../../shared/programs/loader/watch';
import { wakeForData } from '../wake-for-data';
import { watchCalendar } from '../watch-calendar';

/** Marks the present day without React, and wakes the calendar only for what it cannot show asleep. */
export const watch: Watch = (host, wake) => {
  wakeForData(host, wake);
  watchCalendar(host, wake);
};
