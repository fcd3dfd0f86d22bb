const MINUTE = 60_000;
const DAY = 86_400_000;

/** Returns the offset of a moment from UTC, in milliseconds; positive when ahead. */
export type Zone = (moment: number) => number;

/**
 * A time zone by its IANA name, which may have summer time, or by hours from UTC: '5.75', '-3',
 * '+05:45'. Undefined for anything else.
 */
export function zoneOf(name: string): Zone | undefined {
  const hours = hoursOf(name.trim());
  if (hours !== undefined) return Math.abs(hours) <= 14 ? () => hours * 60 * MINUTE : undefined;
  try {
    const wall = new Intl.DateTimeFormat('en-US', {
      timeZone: name.trim(),
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    return (moment) => {
      const of: Record<string, number> = {};
      for (const { type, value } of wall.formatToParts(moment)) of[type] = Number(value);
      const shown = Date.UTC(of['year']!, of['month']! - 1, of['day'], of['hour'], of['minute']);
      return shown + of['second']! * 1000 - Math.floor(moment / 1000) * 1000;
    };
  } catch {
    return undefined;
  }
}

function hoursOf(text: string): number | undefined {
  if (/^[+-]?\d{1,2}(\.\d{1,4})?$/.test(text)) return Number(text);
  const [, sign, hours, minutes] = /^([+-])(\d\d):([0-5]\d)$/.exec(text) ?? [];
  return sign === undefined
    ? undefined
    : Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
}

/**
 * The moment of a local time in a zone. A time that occurs twice, when summer time ends, is the
 * first of both; a time that is skipped, when it begins, moves later by the skipped amount.
 *
 * @param shown the local date and time, as if it were UTC
 */
export function momentOf(shown: number, zone: Zone): number {
  // A day before and a day after: no zone changes twice in between.
  const [before, after] = [zone(shown - DAY), zone(shown + DAY)];
  const found = [before, after]
    .filter((offset) => zone(shown - offset) === offset)
    .map((offset) => shown - offset);
  return found.length ? Math.min(...found) : shown - before;
}
