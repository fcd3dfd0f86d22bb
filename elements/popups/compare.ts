import type { Rule } from './rule';

export const HOUR = 3_600_000;

/** Numbers: `fewer` and `more` leave the amount itself out. */
export const number = ({ is, amount }: Rule, found: number): boolean =>
  is === 'fewer' ? found < amount! : is === 'more' ? found > amount! : found === amount;

/** Texts as they stand, letter by letter; undefined for one that is too long for a pattern. */
export const text = ({ is, value, pattern }: Rule, found: string): boolean | undefined =>
  is === 'regex'
    ? pattern?.matches(found)
    : is === 'contains'
      ? found.includes(value!)
      : found === value;

/** An address without scheme, www, hash and last slash: what two spellings of one page share. */
const bare = (address: string) =>
  address
    .split('#', 1)[0]!
    .replace(/^(\w+:\/\/)?(www\.)?/i, '')
    .replace(/\/$/, '');

/**
 * Addresses: one that begins with a slash is compared with the path. A regular expression is given
 * the whole address. No address (no referrer) is equal to nothing.
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
 * The calendar day of a moment, as `2026-12-24`: where the visitor is, or in a time zone. Days
 * compare as texts; Swedish is written that way everywhere.
 */
const dayOf = (moment: number, timeZone: string) =>
  new Date(moment).toLocaleDateString('sv', { timeZone: timeZone || undefined });

/** Calendar days; no moment is on, before and after no day. */
export function day({ is, value }: Rule, moment: number | null, timeZone: string): boolean {
  if (moment === null) return false;
  const found = dayOf(moment, timeZone);
  return is === 'before' ? found < value! : is === 'after' ? found > value! : found === value;
}

/**
 * Time gone by. A day is 24 hours, so that summer time changes nothing; a clock that was set back
 * makes no visit of the future.
 */
export const since = (rule: Rule, moment: number | null, now: number): boolean =>
  moment !== null &&
  number(rule, Math.max(0, now - moment) / (rule.unit === 'hours' ? HOUR : 24 * HOUR));
