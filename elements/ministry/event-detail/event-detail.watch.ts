import type { Watch } from '../../../shared/programs/loader/watch';
import { wakeForDay } from '../wake-for-day';
import { watchDetail } from '../watch-detail';

/** Leading back needs no rendering; the next date of what repeats does, on a later day. */
export const watch: Watch = (host, wake) => {
  watchDetail(host, wake);
  wakeForDay(host, wake);
};
