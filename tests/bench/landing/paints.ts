import type { Page } from 'puppeteer-core';

/** What a page has shown so far: times in ms, the shift as a score. */
export interface Seen {
  first: number;
  largest: number;
  shift: number;
  /** Of all long tasks, what is over 50 ms. */
  blocking: number;
}

declare global {
  var landing: Omit<Seen, 'first'>;
}

/** Has a page count, from its first byte on, what `seenOf` tells. */
export async function watchPaints(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const seen = { largest: NaN, shift: 0, blocking: 0 };
    globalThis.landing = seen;
    const watch = (type: string, take: (entry: PerformanceEntry & { value: number }) => void) =>
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => take(entry as PerformanceEntry & { value: number })),
      ).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
    watch('layout-shift', ({ value }) => (seen.shift += value));
    watch('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
  });
}

/** What a page has shown since it began. */
export const seenOf = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    ...landing,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
