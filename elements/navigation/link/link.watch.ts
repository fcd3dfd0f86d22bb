import type { Watch } from '../../../shared/loader/watchers';
import { heedLinks } from './follow';

/** A click needs no drawing, so a link is answered without waking. */
export const watch: Watch = heedLinks;
