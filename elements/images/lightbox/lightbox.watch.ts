import type { Watch } from '../../../shared/programs/loader/watch';
import { wakeWhenLinked } from '../wake-when-linked';

/** Opens the picture that the page's address names. */
export const watch: Watch = wakeWhenLinked;
