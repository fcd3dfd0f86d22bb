import { announce, hear, latest, wasAnnounced } from '../bus/bus';

/** A function that wants to run once when the page has loaded. */
export type Initialiser = (body: HTMLElement) => void;

/**
 * Runs a function once, with the page's body, when the page has loaded; soon, when it has loaded
 * already. One that throws is reported to the page, and the others run. For page scripts too,
 * from `page.js`. Spec 1.
 *
 * @returns a function that takes it back, for as long as it has not run
 */
export function onStartUp(initialise: Initialiser): () => void {
  let isWaiting = true;
  const run = ({ body }: { body: HTMLElement }) => {
    if (!isWaiting) return;
    isWaiting = false;
    stop();
    initialise(body);
  };
  const stop = hear('page.started', run);
  const started = latest('page.started', '');
  // Never before this returns, so that early and late ones are told alike.
  if (started) queueMicrotask(() => run(started));
  return () => {
    isWaiting = false;
    stop();
  };
}

/** Announced on the bus, of which a page has one: a second copy of the library finds it said. */
function startUp() {
  if (!wasAnnounced('page.started', '')) announce('page.started', '', { body: document.body });
}

if (document.readyState === 'complete') startUp();
else addEventListener('load', startUp, { once: true });
