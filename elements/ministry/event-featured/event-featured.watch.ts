import type { Watch } from '../../../shared/programs/loader/watch';
import { wakeForDay } from '../wake-for-day';
import { watchItems } from '../watch-items';

/** Nothing is awake until a choice in the address, data that is still to come, or a later day asks for it. */
export const watch: Watch = (host, wake) => {
  watchItems(host, wake);
  wakeForDay(host, wake);
};
