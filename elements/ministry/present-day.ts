import { pageConfig } from '../../shared/page/configuration';
import { clockIn } from './wall-time';

/** The present day at the site, or where the visitor is when the page tells no zone, as 2026-11-29. */
export function presentDay(): string {
  const { now = Date.now(), timeZone } = pageConfig();
  const zone = timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (clockIn(zone, now) ?? clockIn('UTC', now)!).date;
}
