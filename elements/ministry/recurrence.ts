import { Frequency, RRule } from 'rrule';
import { warn } from '../../shared/foundation/warn';
import { evenDates, evenStep } from './even-rule';
import { notARule } from './not-readable';
import { isPossible } from './possible-rule';

const DAY = 86_400_000;

/**
 * The days and times of a repeating event within some days, as its clocks show them, so that summer time
 * moves none of them. Undefined for a rule that cannot be read, has no date, or repeats more often than daily,
 * of which the page's developer is told.
 *
 * @param rule an RRULE of RFC 5545, with or without its name
 * @param start the first time, as 2026-11-29T10:00 or 2026-11-29
 * @param from the first day, as 2026-11-01
 * @param to the last day
 * @param last the last time, where the rule tells one; what the rule says itself may be told in UTC
 */
export function repeat(
  rule: string,
  start: string,
  from: string,
  to: string,
  last?: string,
): string[] | undefined {
  const dates = datesOf(rule, start, from, to, last);
  if (!dates && typeof document !== 'undefined') {
    const message = notARule(rule);
    warn(message, message);
  }
  return dates;
}

function datesOf(
  rule: string,
  start: string,
  from: string,
  to: string,
  last: string | undefined,
): string[] | undefined {
  try {
    const options = RRule.parseString(rule.replace(/^\s*RRULE:/i, '').trim());
    const dtstart = floating(start);
    if (options.freq === undefined || options.freq > Frequency.DAILY) return undefined;
    const { interval = 1 } = options;
    // The library would seek the next date of others for ever.
    if (!Number.isInteger(interval) || interval < 1) return undefined;
    if (!isPossible(options, dtstart)) return undefined;
    // Bounded, so that no rule is followed for longer than it is looked at.
    const end = new Date(floating(to).getTime() + DAY - 1);
    const until = last && floating(last) < end ? floating(last) : end;
    const first = options.count ? dtstart : later(dtstart, floating(from), options);
    const step = evenStep(options, dtstart);
    const dates = step
      ? evenDates(first, step, floating(from), until)
      : new RRule({ ...options, tzid: null, dtstart: first, until }).between(
          floating(from),
          end,
          true,
        );
    return dates.map((it) => it.toISOString().slice(0, start.length === 10 ? 10 : 16));
  } catch {
    return undefined;
  }
}

const floating = (time: string) =>
  new Date(`${time.slice(0, 10)}T${time.slice(11) || '00:00'}:00Z`);

/** A later start of the same rule, so that a daily one of long ago need not be followed from there. */
function later(start: Date, from: Date, rule: { freq?: Frequency; interval?: number }): Date {
  const days = rule.freq === Frequency.DAILY ? 1 : rule.freq === Frequency.WEEKLY ? 7 : 0;
  const step = days * DAY * Math.max(1, rule.interval ?? 1);
  const steps = step ? Math.floor((from.getTime() - start.getTime()) / step) - 1 : 0;
  return steps > 0 ? new Date(start.getTime() + steps * step) : start;
}
