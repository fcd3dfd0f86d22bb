/** A day, and a time on it, as clocks and calendars at the place show them. */
export interface WallTime {
  /** As 2026-11-29. */
  date: string;
  /** As 10:00; empty for the whole day. */
  time: string;
}

const WRITTEN = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;
const DAY = 86_400_000;

/**
 * Reads a date or a time of ISO 8601. One with an offset or Z is an instant, and shown by the clocks of the
 * zone, if there is one; others are such clocks' already. Undefined for days and hours that do not exist.
 *
 * @param zone an IANA name, or empty
 */
export function readTime(written: string, zone = ''): WallTime | undefined {
  const text = written.trim();
  const [, date = '', hours = '', minutes = '', offset] = WRITTEN.exec(text) ?? [];
  if (!date || dateOf(dayNumber(date)) !== date || hours > '23' || minutes > '59') {
    if (text) tell((it) => it.warnOfTime(text));
    return undefined;
  }
  if (!hours) return { date, time: '' };
  const time = `${hours}:${minutes}`;
  if (!offset || !zone) return { date, time };
  return clockIn(zone, Date.parse(`${date}T${time}:00${offset.toUpperCase()}`)) ?? { date, time };
}

/** The end of what begins at a time; undefined where it would be before that. A day is over when the day is. */
export const endAfter = (start: WallTime | undefined, end: WallTime | undefined) =>
  start && end && end.date + (end.time || '24') < start.date + start.time ? undefined : end;

/** The last day of what has an end: at midnight, that which ends then. */
export const lastDay = (start: WallTime, { date, time }: WallTime): string =>
  time === '00:00' && date > start.date ? addDays(date, -1) : date;

/** What the clocks of a zone show at an instant, in milliseconds since 1970; undefined for no zone. */
export function clockIn(timeZone: string, instant: number): WallTime | undefined {
  try {
    // Sweden writes dates and times as ISO 8601 does.
    const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
    const [date = '', time = ''] = formatIn('sv', options).format(instant).split(' ');
    // Years before 1000 have fewer digits there.
    return { date: date.padStart('2026-11-29'.length, '0'), time };
  } catch {
    if (timeZone) tell((it) => it.warnOfZone(timeZone));
    return undefined;
  }
}

/** Tells the page's developer in a browser; what is published is checked, see `check-events.ts`. */
const tell = (what: (warning: typeof import('./warn-of-time')) => void) =>
  globalThis.document && void import('./warn-of-time').then(what, () => undefined);

/** Days since 1970. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;

/** The date of a day since 1970; empty for none. */
export const dateOf = (day: number): string =>
  Number.isFinite(day) ? new Date(day * DAY).toISOString().slice(0, 10) : '';

export const addDays = (date: string, days: number): string =>
  days ? dateOf(dayNumber(date) + days) : date;

const formats: Record<string, Intl.DateTimeFormat> = {};

const formatIn = (language: string, options: Intl.DateTimeFormatOptions) =>
  (formats[language + JSON.stringify(options)] ??= new Intl.DateTimeFormat(language, options));

/**
 * A time in the words of a language, the same in every browser. A day of the week stands before the rest,
 * with a comma, since versions of their data differ in how the two are joined. Where words differ all the
 * same, those that were drawn stay (`suppressHydrationWarning`).
 */
export function inWords(
  { date, time }: WallTime,
  language: string,
  { weekday, ...rest }: Intl.DateTimeFormatOptions,
): string {
  const instant = Date.parse(`${date}T${time || '00:00'}:00Z`);
  const say = (options: Intl.DateTimeFormatOptions) =>
    Object.keys(options).length
      ? formatOf(language, { ...options, timeZone: 'UTC' }).format(instant)
      : '';
  const words = [weekday ? say({ weekday }) : '', say(rest)].filter(Boolean).join(', ');
  // The same holds for which space stands before am and pm.
  return words.replace(/[\u202f\u2009]/g, ' ');
}

/**
 * The time of day in the words of a language; empty for the whole day. Where hours are counted to 24 they have
 * two digits: versions of browsers' data differ in whether half past midnight is 0:30.
 */
export const clockWords = ({ time }: WallTime, language: string): string =>
  time && (clocks[language + time] ??= sayClock(time, language));

/** A month of events has few times of day, and many of each. */
const clocks: Record<string, string> = {};

function sayClock(time: string, language: string) {
  const { hour12 } = formatOf(language, { hour: 'numeric' }).resolvedOptions();
  const hour = hour12 ? 'numeric' : '2-digit';
  return inWords({ date: '1970-01-01', time }, language, { hour, minute: '2-digit' });
}

/** The words of a language for dates, of English where there is no such language. */
export function formatOf(language: string, options: Intl.DateTimeFormatOptions) {
  try {
    return formatIn(language || 'en', options);
  } catch {
    // Not every value of `lang` is a language.
    return formatIn('en', options);
  }
}
