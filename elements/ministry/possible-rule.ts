import { Frequency, type Options, type Weekday } from 'rrule';

const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const list = <T>(value: T | T[] | null | undefined): T[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

/**
 * Whether a rule has a date at all, as far as its fields tell. One that has none, such as the 30th of
 * February, would be followed day by day until the year 9999.
 */
export function isPossible(rule: Partial<Options>, start: Date): boolean {
  return hasDays(rule) && hasWeekdays(rule, start) && hasPositions(rule);
}

function hasDays({ bymonth, bymonthday, byyearday, byweekno, freq }: Partial<Options>) {
  const months = list(bymonth).map((it) => LONGEST_MONTHS[it - 1] ?? 0);
  const longest = months.length ? Math.max(...months) : 31;
  const days = list(bymonthday);
  // Days and weeks of the year are for yearly rules alone, by the standard.
  if ((list(byyearday).length || list(byweekno).length) && freq !== Frequency.YEARLY) return false;
  return longest > 0 && (!days.length || days.some((it) => it !== 0 && Math.abs(it) <= longest));
}

function hasWeekdays({ freq, interval = 1, byweekday }: Partial<Options>, start: Date) {
  const days = list(byweekday) as (Weekday | number)[];
  if (!days.length) return true;
  const most = freq === Frequency.YEARLY ? 53 : freq === Frequency.MONTHLY ? 5 : 0;
  if (days.every((it) => typeof it === 'object' && Math.abs(it.n ?? 0) > most)) return false;
  // Every seventh day is always the same weekday; Monday is 0 in the library.
  if (freq !== Frequency.DAILY || interval % 7) return true;
  const own = (start.getUTCDay() + 6) % 7;
  return days.some((it) => (typeof it === 'object' ? it.weekday : it) === own);
}

function hasPositions({ freq, bysetpos, byweekday, bymonthday }: Partial<Options>) {
  const positions = list(bysetpos).map(Math.abs);
  if (!positions.length) return true;
  const days = list(byweekday).length;
  const most = [366, days ? days * 5 : list(bymonthday).length || 31, days || 1, 1][
    freq ?? Frequency.DAILY
  ];
  return positions.some((it) => it > 0 && it <= (most ?? 1));
}
