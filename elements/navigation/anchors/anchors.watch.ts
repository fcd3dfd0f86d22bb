import type { Watch } from '../../../shared/programs/loader/watch';
import { startAnchorScrolling } from '../anchor-scrolling';

/** Scrolling needs no rendering, so links work without waking the element. */
export const watch: Watch = startAnchorScrolling;
