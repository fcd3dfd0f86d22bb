import { nodeSlot } from '../../shared/foundation/slot';

/** Set on a popup that its rules open, until it is awake. */
const dueOf = nodeSlot<true>('popup.due.1');

/** Makes a sleeping popup open as soon as it is awake. */
export function setDue(host: HTMLElement) {
  dueOf(host).value = true;
}

/** Whether a popup that has woken must open; true only once, since the caller then opens it. */
export function takeDue(host: HTMLElement): boolean {
  const isDue = dueOf(host).value ?? false;
  dueOf(host).value = undefined;
  return isDue;
}
