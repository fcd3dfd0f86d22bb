import { pageConfig } from './config';

/**
 * A clock of the present moment, in milliseconds since 1970. Where the page says what time it was as
 * the server answered (`now` in its `data-wb-page`), it goes by that, however wrong the visitor's own
 * clock is; a page that the browser had kept says nothing of the present.
 */
export function presentClock(): () => number {
  const { now } = pageConfig();
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (now === undefined || load?.transferSize === 0) return () => Date.now();
  const sinceAnswer = performance.now() - (load?.responseStart ?? 0);
  const ahead = now + sinceAnswer - Date.now();
  // The visitor's clock goes on through the sleep of a computer, where the page's own may stand still.
  return () => Date.now() + ahead;
}
