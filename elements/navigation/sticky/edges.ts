/** Keeps everything below and beside the line in view, however long the page. */
const ENDLESS = '9999999px';

/**
 * Reports when an edge of an element crosses a horizontal line in the window, without a scroll
 * listener.
 */
export function edgesOf(
  targets: Element[],
  crossed: (entries: IntersectionObserverEntry[], line: number) => void,
) {
  let observer: IntersectionObserver | undefined;
  let lineBefore: number | undefined;
  return {
    /** Observes a line, in pixels from the top of the window. Returns whether the line is new. */
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
