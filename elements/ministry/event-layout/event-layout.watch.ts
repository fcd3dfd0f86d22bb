import type { Watch } from '../../../shared/programs/loader/watch';
import { watchCalendar } from '../watch-calendar';
import { watchItems } from '../watch-items';

/** Nothing is awake until a choice in the address, data that is still to come, or a calendar asks for it. */
export const watch: Watch = (host, wake) => {
  watchItems(host, wake);
  watchCalendar(host, wake);
};
