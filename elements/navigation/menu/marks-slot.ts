import { pageSlot } from '../../../shared/page/slot';
import type { markCurrent, openWay } from './mark-current';

/** What marks the present page in menus. */
export interface Marks {
  markCurrent: typeof markCurrent;
  openWay: typeof openWay;
}

/** The watcher brings them, so that a menu which wakes need not fetch them. */
export const marksSlot = pageSlot<Marks>('menu.1');
