import type { Watch } from '../../../shared/programs/loader/watch';
import { listenToLinks } from './follow';

/** A click needs no rendering, so links work without waking the element. */
export const watch: Watch = listenToLinks;
