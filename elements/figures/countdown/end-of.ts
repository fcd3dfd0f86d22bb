import { momentOf, type Zone } from './zones';

/** The latest moment of a Date, less a day, since a zone may be ahead; in milliseconds. */
const LAST = 8.64e15 - 86_400_000;

const STAMP = /^\d{12,16}$/;
const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;
const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * Parses an author's date into milliseconds since 1970; undefined if it is invalid. Milliseconds,
 * or a date with Z or an offset, are the same moment everywhere; other dates are in the zone's
 * local time.
 *
 * @param hours and minutes: the time for a date without one
 */
export function endOf(
  text: string,
  { hours, minutes, zone }: { hours: number; minutes: number; zone: Zone },
): number | undefined {
  const written = text.trim();
  if (STAMP.test(written)) return Number(written) <= LAST ? Number(written) : undefined;
  const [, date, month, ofYear] = DAY_FIRST.exec(written) ?? [];
  const iso = ISO.exec(written) ?? [];
  const [, year = ofYear, inYear = month, day = date, hour, minute, second = '0', offset] = iso;
  // An offset without a time is invalid.
  if (!year || (offset && !hour)) return undefined;
  const time = hour
    ? [Number(hour), Number(minute), Number(second)]
    : [Math.floor(hours), Math.floor(minutes), 0];
  const shown = clockOf([Number(year), Number(inYear), Number(day), ...time]);
  if (shown === undefined) return undefined;
  return offset ? shown - offsetOf(offset) : momentOf(shown, zone);
}

/** A date and time as if it were UTC; undefined for days and hours that do not exist, such as 30/2. */
function clockOf([year, month, day, hour, minute, second]: number[]): number | undefined {
  const date = new Date(0);
  // Not Date.UTC, for which the year 99 is 1999.
  date.setUTCFullYear(year!, month! - 1, day!);
  date.setUTCHours(hour!, minute, second);
  const isThat =
    date.getUTCMonth() === month! - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second;
  return isThat ? date.getTime() : undefined;
}

function offsetOf(text: string): number {
  if (/z/i.test(text)) return 0;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text)!;
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
