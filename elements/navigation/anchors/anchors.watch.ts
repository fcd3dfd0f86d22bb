import type { Watch } from '../../../shared/loader/watchers';
import { heedAnchors } from '../../../shared/page/anchors';

/** Scrolling needs no drawing, so links are answered without waking. */
export const watch: Watch = heedAnchors;
