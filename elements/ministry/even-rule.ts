import { Frequency, type Options, type Weekday } from 'rrule';

const DAY = 86_400_000;
const SAID = /^(freq|interval|until|wkst|byweekday)$/;

/**
 * How far the dates of a rule lie apart, in milliseconds, where it says no more than every so many days, or
 * weeks on the weekday on which it starts, as most do; else 0. They are counted then, not sought day by day.
 */
export function evenStep(rule: Partial<Options>, start: Date): number {
  const { freq, interval = 1, byweekday } = rule;
  if (!Object.keys(rule).every((it) => SAID.test(it))) return 0;
  if (freq === Frequency.DAILY) return byweekday ? 0 : interval * DAY;
  if (freq !== Frequency.WEEKLY) return 0;
  const [day, ...others] = (byweekday ?? [undefined]) as (Weekday | undefined)[];
  const isOwn = day ? !day.n && day.weekday === (start.getUTCDay() + 6) % 7 : !byweekday;
  return isOwn && !others.length ? interval * 7 * DAY : 0;
}

/** The dates so far apart, from the first of them on, that are within two. */
export function evenDates(first: Date, step: number, from: Date, until: Date): Date[] {
  const dates: Date[] = [];
  for (let at = first.getTime(); at <= until.getTime(); at += step)
    if (at >= from.getTime()) dates.push(new Date(at));
  return dates;
}
