import { nodeSlot } from '../../shared/page/slot';

/** Filled on a popup whose rules have said that it opens, while it is on its way to waking. */
const dueOf = nodeSlot<true>('popup.due.1');

/** Has a sleeping popup open as soon as it is awake. */
export function setDue(host: HTMLElement) {
  dueOf(host).value = true;
}

/** Whether a popup that has woken is to open; asked once, since then it is being opened. */
export function takeDue(host: HTMLElement): boolean {
  const isDue = dueOf(host).value ?? false;
  dueOf(host).value = undefined;
  return isDue;
}
