import type { Watch } from '../../../shared/programs/loader/watch';
import { observeDevice, POPUP_MENU } from '../../../shared/visitor/device';
import { observePlace } from './observe-place';
import { markCurrent, openWay, settleWay } from './mark-current';
import { type Marks, marksSlot } from './marks-slot';

/** Marks the current page without waking the menu, now and when the address changes. */
export const watch: Watch = (host) => {
  trackPlace();
  mark(host);
};

/** Marks the current page in all menus whenever the address changes. */
export function trackPlace(): Marks {
  if (!marksSlot.value) {
    marksSlot.value = { markCurrent, openWay };
    observePlace(() => menus().forEach(mark));
    // A frame later, when awake menus have closed what they had opened.
    observeDevice(POPUP_MENU, () => requestAnimationFrame(() => menus().forEach(settleWay)));
  }
  return marksSlot.value;
}

const menus = () => document.querySelectorAll<HTMLElement>('wb-menu');

function mark(host: HTMLElement) {
  markCurrent(host);
  openWay(host);
}
