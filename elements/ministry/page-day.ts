import type { Page } from '../../shared/content/page';
import { propertyIn } from '../../shared/foundation/json-object';
import { clockIn } from './wall-time';

/** The day of the page's own clock at the site, as 2026-11-26; empty where the page tells no time. */
export function pageDay(page: Page): string {
  const told = (name: string) =>
    page
      .data('page')
      .map((it) => propertyIn(it, name))
      .find(Boolean);
  const now = told('now');
  const instant = typeof now === 'string' ? Date.parse(now) : Number(now ?? NaN);
  // From 1970 to the year 9892: other years are written otherwise, and no calendar has them.
  if (!(instant > 0 && instant < 2.5e14)) return '';
  return (clockIn(String(told('timeZone') ?? ''), instant) ?? clockIn('UTC', instant)!).date;
}
