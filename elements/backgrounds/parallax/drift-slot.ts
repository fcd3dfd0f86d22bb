import { pageSlot } from '../../../shared/foundation/slot';
import type { drift } from './drift';

/** Holds `drift`, fetched by the watcher or an element, whichever comes first. */
export const driftSlot = pageSlot<typeof drift>('parallax.drift.1');
