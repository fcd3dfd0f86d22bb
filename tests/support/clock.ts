import type { Page } from 'puppeteer-core';

declare global {
  /** In a page whose clock is the test's: lets so many milliseconds pass at once. */
  var passTime: (milliseconds: number) => void;
}

/** Shorter ones are no times of a visitor's, and pages could not go on without them. */
const LONG = 300;

/**
 * From the next page on, the clock of a page is so far ahead of the machine's and stands, and timers of
 * at least 300 ms wait, until `passTime`. The latest call counts.
 */
export const setAhead = (page: Page, milliseconds: number) =>
  page.evaluateOnNewDocument(takeClock, milliseconds, LONG);

/** A moment at which clocks stand, for what would else look different each second. */
const STILL = Date.UTC(2030, 3, 30, 12);

/** From the next page on, it is always the same moment in a page. */
export const stopClock = (page: Page) => page.evaluateOnNewDocument(`Date.now = () => ${STILL}`);

/** The same in the page that this runs in; returns a function that lets its clock go on. */
export function stopOwnClock(): () => void {
  const { now } = Date;
  Date.now = () => STILL;
  return () => void (Date.now = now);
}

/** Lets so many milliseconds pass in the page there is. */
export const pass = (page: Page, milliseconds: number) =>
  page.evaluate((time) => globalThis.passTime(time), milliseconds);

/** Runs in a page before its own scripts. */
function takeClock(ahead: number, long: number) {
  const page = globalThis as unknown as Record<string, unknown>;
  // Only the first script of a page finds the machine's own clock.
  const own = (page['ownClock'] ??= {
    start: Date.now(),
    setTimeout: globalThis.setTimeout.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
  }) as { start: number; setTimeout: typeof setTimeout; clearTimeout: typeof clearTimeout };
  const waiting = new Map<number, { due: number; run: () => void }>();
  let shift = ahead;
  let count = 1e9;
  Date.now = () => own.start + shift;
  // What has passed since the page was loaded, however long the machine took.
  performance.now = () => shift - ahead;
  page['setTimeout'] = (task: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    if (delay < long) return own.setTimeout(task, delay, ...given);
    count += 1;
    waiting.set(count, { due: Date.now() + delay, run: () => task(...given) });
    return count;
  };
  page['clearTimeout'] = (id: number) => waiting.delete(id) || own.clearTimeout(id);
  globalThis.passTime = (milliseconds) => {
    shift += milliseconds;
    for (const [id, { due, run }] of [...waiting]) {
      if (due > Date.now() || !waiting.delete(id)) continue;
      run();
    }
  };
}
