/** Runs a task once a visitor looks at the page: at once, unless the browser only prepares it ahead. */
export function whenLookedAt(task: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    addEventListener('prerenderingchange', task, true);
  else task();
}
