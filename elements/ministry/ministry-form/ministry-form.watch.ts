import type { Watch } from '../../../shared/programs/loader/watch';
import { wakeForData } from '../wake-for-data';

/** A native form needs no rendering once it is there. */
export const watch: Watch = wakeForData;
