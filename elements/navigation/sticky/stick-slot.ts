import { pageSlot } from '../../../shared/foundation/slot';
import type { stick } from './stick';

/** Holds `stick`: the watcher fills it, so that an element need not fetch it when it wakes. */
export const stickSlot = pageSlot<typeof stick>('sticky.stick.1');
