import type { Watch } from '../../shared/programs/loader/watch';
import { followPrevious } from './previous';
import { wakeForData } from './wake-for-data';

/** Leading back needs no rendering; data that is still to come does, once it is near. */
export const watchDetail: Watch = (host, wake) => {
  followPrevious();
  wakeForData(host, wake);
};
