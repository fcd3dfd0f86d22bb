import type { Slot } from './slot';

/**
 * Calls with what a slot holds: at once where another file of the page has filled it, else when it
 * was fetched, which fills it. What the call returns, if anything, undoes it.
 *
 * @returns a function that takes the call back, or undoes it
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
