/** Symbols shared by the loader, the kernel and React, which may come from different bundles. */
export const LOADER = Symbol.for('wb.loader');
export const WAKE = Symbol.for('wb.wake');
/** On a React root: what React listens for there; see `unused-functions.mjs`. */
export const REACT_EVENTS = Symbol.for('wb.events');

/** Event for an element that has just woken: meanwhile the visitor has pressed elsewhere in the page. */
export const LEFT = 'wb:left';

export interface Sleeper extends HTMLElement {
  /** Mounts React synchronously. Does nothing when already awake. */
  [WAKE]?(): void;
}
