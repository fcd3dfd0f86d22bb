import type { Watch } from '../../../shared/programs/loader/watch';
import { watchDetail } from '../watch-detail';

/** Leading back needs no rendering. */
export const watch: Watch = watchDetail;
