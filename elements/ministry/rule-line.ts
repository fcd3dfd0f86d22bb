import { instantOf } from './instant-of';
import { ruleEnd } from './rule-end';
import type { WallTime } from './wall-time';

/** Between which numbers those of a part are; none of them is 0, where 0 is not the least. */
const NUMBERS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  INTERVAL: [1, 9999],
  COUNT: [1, 99_999],
  BYMONTH: [1, 12],
  BYMONTHDAY: [-31, 31],
  BYYEARDAY: [-366, 366],
  BYWEEKNO: [-53, 53],
  BYSETPOS: [-366, 366],
  BYHOUR: [0, 23],
  BYMINUTE: [0, 59],
  BYSECOND: [0, 59],
};
const WORDS: Readonly<Record<string, RegExp>> = {
  FREQ: /^(YEARLY|MONTHLY|WEEKLY|DAILY)$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/,
  BYDAY: /^([+-]?([1-9]|[1-4]\d|5[0-3]))?(MO|TU|WE|TH|FR|SA|SU)$/,
};

/**
 * A rule as a line of iCalendar, or none: for one part that a reader does not know it may refuse the whole file, and
 * what repeats more often than daily keeps it busy.
 *
 * @param start of its event, which its last date is written like
 * @param zone that of the clocks, empty where there is none
 */
export function ruleLine(rule: string, start: WallTime, zone: string): string | undefined {
  const named = rule.toUpperCase().replace(/^\s*RRULE:/, '');
  const parts = named.trim().split(';').filter(Boolean);
  if (!parts.some((it) => it.startsWith('FREQ=')) || !parts.every(isKnown)) return undefined;
  return `RRULE:${parts
    .map((it) => (it.startsWith('UNTIL=') ? `UNTIL=${lastOf(it.slice(6), start, zone)}` : it))
    .join(';')}`;
}

function isKnown(part: string): boolean {
  const [, name = '', values = ''] = /^([A-Z]+)=(.+)$/.exec(part) ?? [];
  const [least, most] = (Object.hasOwn(NUMBERS, name) && NUMBERS[name]) || [];
  const words = Object.hasOwn(WORDS, name) && WORDS[name];
  return values.split(',').every((it) => {
    if (words) return words.test(it);
    const value = /^[+-]?\d+$/.test(it) ? Number(it) : NaN;
    return value >= least! && value <= most! && (value !== 0 || least === 0);
  });
}

/** The end of a rule, as other readers want it: a day for days, in UTC for the times of a zone. */
function lastOf(written: string, start: WallTime, zone: string): string {
  if (!start.time) return written.slice(0, 8);
  const end = ruleEnd(`UNTIL=${written}`, zone);
  if (!end || written.endsWith('Z')) return written;
  const at = new Date(instantOf(end, zone || 'UTC')).toISOString().slice(0, 16);
  return `${at.replace(/[-:]/g, '')}59${zone ? 'Z' : ''}`;
}
