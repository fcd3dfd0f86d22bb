import { pageSlot } from '../../../shared/foundation/slot';
import type { enter } from './enter';

/** Holds `enter`, fetched by the watcher or an element, whichever comes first. */
export const enterSlot = pageSlot<typeof enter>('entrance.enter.1');
