/** The visitor's activity in this page so far. Moments are milliseconds since 1970. */
export interface Activity {
  loadedAt: number;
  /** When the visitor last did something; `loadedAt` while nothing was done. */
  doneAt: number;
  clicks: number;
  exitIntended: boolean;
  /** How far down the page was scrolled at most, in percent of what can be scrolled. */
  scrolledDown: number;
  /** Pixels scrolled up in one go, at most. */
  scrolledUp: number;
  /** Selectors of elements that have come into view. */
  reached: string[];
}

/** The events a caller wants; events that no caller wants cost no listener. */
export interface Wanted {
  /** Seconds after the page has loaded. */
  seconds: number[];
  /** Seconds without activity. */
  idleSeconds: number[];
  clicks: boolean;
  exit: boolean;
  scroll: boolean;
  /** Selectors of elements to come into view. */
  targets: string[];
}

/** An event that has just happened. */
export type Happening =
  | 'seconds'
  | 'idle'
  | 'click'
  | 'exit'
  | 'scroll-down'
  | 'scroll-up'
  | 'target';

/** Chromium tells when a page that it had prepared ahead was shown, in milliseconds since its start; 0 for others. */
type Load = PerformanceNavigationTiming & { activationStart?: number };

/** The activity of a page that has not been observed yet. */
export function startActivity(): Activity {
  const [load] = performance.getEntriesByType('navigation') as Load[];
  // A page that was prepared ahead is first seen when its visitor comes to it.
  const seenAt = Math.max(load?.loadEventEnd ?? 0, load?.activationStart ?? 0);
  const loadedAt = Math.round(Date.now() - Math.max(0, performance.now() - seenAt));
  return {
    loadedAt,
    doneAt: loadedAt,
    clicks: 0,
    exitIntended: false,
    scrolledDown: 0,
    scrolledUp: 0,
    reached: [],
  };
}

/**
 * Records how far a page was scrolled, and returns the events this causes.
 *
 * @param percent how far down, of what can be scrolled
 * @param up pixels scrolled up in one go; 0 on the way down
 */
export function takeScroll(
  activity: Activity,
  { percent, up }: { percent: number; up: number },
): Happening[] {
  const happened: Happening[] = [];
  if (percent > activity.scrolledDown) {
    activity.scrolledDown = percent;
    happened.push('scroll-down');
  }
  if (up) {
    activity.scrolledUp = Math.max(activity.scrolledUp, up);
    happened.push('scroll-up');
  }
  return happened;
}
