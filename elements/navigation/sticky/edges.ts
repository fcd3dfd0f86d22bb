/** Below and beside the line nothing counts as out of view, however long the page. */
const ENDLESS = '9999999px';

/**
 * Tells when an edge of some element has crossed a line across the window, without a look at each
 * scrolling.
 */
export function edgesOf(
  targets: Element[],
  crossed: (entries: IntersectionObserverEntry[], line: number) => void,
) {
  let observer: IntersectionObserver | undefined;
  let lineBefore: number | undefined;
  return {
    /** Looks at a line, in pixels from the top of the window. Returns whether it is another one. */
    observe(line: number): boolean {
      if (line === lineBefore) return false;
      lineBefore = line;
      observer?.disconnect();
      observer = new IntersectionObserver((entries) => crossed(entries, line), {
        root: document,
        rootMargin: `${-line}px ${ENDLESS} ${ENDLESS}`,
        threshold: [0, 1],
      });
      for (const target of targets) observer.observe(target);
      return true;
    },
    stop: () => observer?.disconnect(),
  };
}
