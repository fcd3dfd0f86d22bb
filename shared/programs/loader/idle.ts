/** Runs a task when the browser is idle, at the latest after so many milliseconds. */
export const whenIdle = (task: () => void, timeout = 4000) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout }) : setTimeout(task, 200);

/** Runs a task once the page has loaded. */
export function whenLoaded(task: () => void) {
  // The event comes once a page.
  if (document.readyState === 'complete') task();
  else addEventListener('load', task);
}
