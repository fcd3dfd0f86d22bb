import type { Watch } from '../../../shared/programs/loader/watch';
import { wakeForDay } from '../wake-for-day';
import { watchCalendar } from '../watch-calendar';
import { watchItems } from '../watch-items';

/** The same as of a list, and of a calendar where it is one. */
export const watch: Watch = (host, wake) => {
  watchItems(host, wake);
  watchCalendar(host, wake);
  wakeForDay(host, wake);
};
