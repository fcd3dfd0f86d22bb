import { pageConfig } from '../../shared/page/configuration';
import { presentClock } from '../../shared/page/present-clock';
import { clockIn, dateOf } from './wall-time';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The present day at the site, or where the visitor is when the page tells no zone, as 2026-11-29. */
export function presentDay(): string {
  const now = presentClock()();
  const { timeZone } = pageConfig();
  if (timeZone) return (clockIn(timeZone, now) ?? clockIn('UTC', now)!).date;
  // The visitor's own clock is there; a zone's first one takes 10 ms to make.
  return dateOf(Math.floor((now - new Date(now).getTimezoneOffset() * MINUTE) / DAY));
}
