import type { markCurrent, openWay } from './mark-current';

/** What marks the present page in menus. */
export interface Marks {
  markCurrent: typeof markCurrent;
  openWay: typeof openWay;
}

/**
 * Where the watcher leaves it for the menus that wake: one for the page, brought once, however many
 * menus and copies of the library there are.
 */
export const MARKS = Symbol.for('wb.menu.1');

export const page = globalThis as { [MARKS]?: Marks };
