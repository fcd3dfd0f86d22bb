import type { Watch } from '../../../shared/loader/watchers';
import { hearDevice } from '../../../shared/page/device';
import { hearPlace } from './hear-place';
import { markCurrent, openWay, settleWay } from './mark-current';
import { type Marks, marksSlot } from './marks-slot';

/** The present page is marked without waking, now and when it becomes another one. */
export const watch: Watch = (host) => {
  heedPlace();
  mark(host);
};

/** From now on the menus of the page follow its address. */
export function heedPlace(): Marks {
  if (!marksSlot.value) {
    marksSlot.value = { markCurrent, openWay };
    hearPlace(() => menus().forEach(mark));
    // A frame later, when those that are awake have closed what they had opened.
    hearDevice('popup-menu', () => requestAnimationFrame(() => menus().forEach(settleWay)));
  }
  return marksSlot.value;
}

const menus = () => document.querySelectorAll<HTMLElement>('wb-menu');

function mark(host: HTMLElement) {
  markCurrent(host);
  openWay(host);
}
