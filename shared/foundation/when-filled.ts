import type { Slot } from './slot';

/**
 * Calls `act` with the slot's value: at once if another bundle has filled the slot, else after fetching
 * the value, which fills the slot. `act` may return a function that undoes it.
 *
 * @returns a function that cancels the call, or undoes it
 */
export function whenFilled<T>(
  slot: Slot<T>,
  fetchValue: () => Promise<T>,
  act: (value: T) => (() => void) | void,
): () => void {
  let isWanted = true;
  let undo: (() => void) | void;
  const go = (value: T) => {
    if (isWanted) undo = act(value);
  };
  if (slot.value) go(slot.value);
  else fetchValue().then((value) => go((slot.value ??= value)), reportError);
  return () => {
    isWanted = false;
    undo?.();
  };
}
