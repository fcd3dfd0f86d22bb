/** Runs a task once what the page shows now has been painted; in a page that nobody sees, when somebody does. */
export function afterPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(task));
}
