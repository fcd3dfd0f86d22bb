import { warn } from '../../shared/foundation/warn';
import { notATime, notAZone } from './not-readable';

/** Warns the page's developer of a date or time that cannot be read. Fetched only where there is one. */
export function warnOfTime(written: string) {
  const message = notATime(written);
  warn(message, message);
}

/** The same of a time zone. */
export function warnOfZone(zone: string) {
  const message = notAZone(zone);
  warn(message, message);
}
