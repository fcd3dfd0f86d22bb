import { subscribe, latest } from '../bus/bus';

/** A function to run once when the page has loaded. */
export type Initialiser = (body: HTMLElement) => void;

/**
 * Runs a function once, with the page's body, when the page has loaded; in a microtask, if it already
 * has. An error is reported on the page, and the other functions still run. Page scripts import it
 * from `page.js`. Spec 1.
 *
 * @returns a function that cancels it, as long as it has not run
 */
export function onStartUp(initialise: Initialiser): () => void {
  let isWaiting = true;
  const run = ({ body }: { body: HTMLElement }) => {
    if (!isWaiting) return;
    isWaiting = false;
    stop();
    initialise(body);
  };
  const stop = subscribe('page.started', run);
  const started = latest('page.started', '');
  // Never runs before this returns, so that early and late callers see the same order.
  if (started) queueMicrotask(() => run(started));
  return () => {
    isWaiting = false;
    stop();
  };
}
