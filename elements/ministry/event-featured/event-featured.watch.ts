import type { Watch } from '../../../shared/programs/loader/watch';
import { watchItems } from '../watch-items';

/** Nothing is awake until a choice in the address, or data that is still to come, asks for it. */
export const watch: Watch = watchItems;
