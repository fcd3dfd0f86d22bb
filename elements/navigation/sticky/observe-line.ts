/** Below and beside the line nothing counts as out of view, however long the page. */
const ENDLESS = '9999999px';

/**
 * Tells when an edge of some element has crossed a line across the window, without a look at each
 * scrolling.
 *
 * @param line in pixels from the top of the window
 */
export function observeLine(
  line: number,
  targets: Element[],
  look: IntersectionObserverCallback,
): IntersectionObserver {
  const observer = new IntersectionObserver(look, {
    root: document,
    rootMargin: `${-line}px ${ENDLESS} ${ENDLESS}`,
    threshold: [0, 1],
  });
  for (const target of targets) observer.observe(target);
  return observer;
}
