import { pageNow } from './configuration';

/**
 * A clock in milliseconds since 1970. If the page gives the server's time of the answer (`now` in
 * its `data-wb-page`), the clock follows it, however wrong the visitor's own clock is; a cached
 * page says nothing about the present.
 */
export function presentClock(): () => number {
  const now = pageNow();
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (now === undefined || load?.transferSize === 0) return () => Date.now();
  const sinceAnswer = performance.now() - (load?.responseStart ?? 0);
  const ahead = now + sinceAnswer - Date.now();
  // Date.now() goes on while a computer sleeps, performance.now() may not.
  return () => Date.now() + ahead;
}
