import { pageSlot } from '../../../shared/foundation/slot';
import type { markCurrent, openWay } from './mark-current';

/** The functions that mark the current page in menus. */
export interface Marks {
  markCurrent: typeof markCurrent;
  openWay: typeof openWay;
}

/** Filled by the watcher, so that a menu need not fetch them when it wakes. */
export const marksSlot = pageSlot<Marks>('menu.1');
