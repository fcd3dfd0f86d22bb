import type { Rule } from './rule';

export const HOUR = 3_600_000;

/** Compares numbers: `fewer` and `more` exclude the amount itself. */
export const number = ({ is, amount }: Rule, found: number): boolean =>
  is === 'fewer' ? found < amount! : is === 'more' ? found > amount! : found === amount;

/** Compares texts exactly, with case; undefined for a text that is too long for a pattern. */
export const text = ({ is, value, pattern }: Rule, found: string): boolean | undefined =>
  is === 'regex'
    ? pattern?.matches(found)
    : is === 'contains'
      ? found.includes(value!)
      : found === value;

/** An address without scheme, www, fragment and trailing slash, so that two spellings of a page match. */
const bare = (address: string) =>
  address
    .split('#', 1)[0]!
    .replace(/^(\w+:\/\/)?(www\.)?/i, '')
    .replace(/\/$/, '');

/**
 * Compares addresses: a value that begins with a slash is compared with path and query. A regular
 * expression gets the whole address. An empty address (no referrer) equals no value.
 */
export function address(rule: Rule, found: string): boolean | undefined {
  const { is, value } = rule;
  if (is === 'regex') return text(rule, found);
  const own = bare(found);
  const subject = value![0] === '/' ? own.replace(/^[^/?]*/, '') || '/' : own;
  const wanted = is === 'contains' ? value! : bare(value!) || '/';
  return found !== '' && text({ ...rule, value: wanted }, subject);
}

/**
 * The calendar day of a moment, as `2026-12-24`, in the visitor's time zone or another. Days
 * compare as texts; the Swedish locale has this format in all browsers.
 */
const dayOf = (moment: number, timeZone: string) =>
  new Date(moment).toLocaleDateString('sv', { timeZone: timeZone || undefined });

/** Compares calendar days; null matches no rule. */
export function day({ is, value }: Rule, moment: number | null, timeZone: string): boolean {
  if (moment === null) return false;
  const found = dayOf(moment, timeZone);
  return is === 'before' ? found < value! : is === 'after' ? found > value! : found === value;
}

/**
 * Compares elapsed time. A day is 24 hours, so that summer time changes nothing; a visit in the
 * future, after the clock was set back, counts as now.
 */
export const since = (rule: Rule, moment: number | null, now: number): boolean =>
  moment !== null &&
  number(rule, Math.max(0, now - moment) / (rule.unit === 'hours' ? HOUR : 24 * HOUR));
