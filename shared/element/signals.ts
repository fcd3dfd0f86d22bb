/** Symbols shared by the loader, the kernel and React, which may come from different bundles. */
export const LOADER = Symbol.for('wb.loader');
export const WAKE = Symbol.for('wb.wake');
/** On a React root: what React listens for there; see `lean-react.mjs`. */
export const REACT_EVENTS = Symbol.for('wb.events');

/**
 * On a sleeping element: takes back what its answers have changed. On an event: it has been answered; false
 * once something has come after that which stays.
 */
export const ANSWERED = Symbol.for('wb.answered');

/** Event for an element that has just woken: meanwhile the visitor has pressed elsewhere in the page. */
export const LEFT = 'wb:left';

export interface Sleeper extends HTMLElement {
  /** Mounts React synchronously. Does nothing when already awake. */
  [WAKE]?(): void;
}

/** An element that has answered touches in its sleep; see `answers/answer.ts`. */
export interface Answered extends HTMLElement {
  [ANSWERED]?: (() => void)[];
}

/** Whether an event has been answered in the element's sleep, and is only repeated now. */
export const isAnswered = (event: Event) => ANSWERED in event;

/** Whether an event has been answered, and must not be repeated, since that would undo what came after. */
export const isOverruled = (event: Event & { [ANSWERED]?: boolean }) => event[ANSWERED] === false;
