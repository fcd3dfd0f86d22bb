import type { Item } from './item';
import { itemTimes } from './item-times';
import { ruleEnd } from './rule-end';
import { addDays, dateOf, dayNumber } from './wall-time';

/** The months that a calendar pages through, as 2026-11. */
export interface Months {
  first: string;
  last: string;
  /** The last month in which some event may be, where that is later. */
  goesOn: string;
}

/** Reads a month as 2026-11; undefined for others. */
export const readMonth = (written: string): string | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(written.trim()) ? written.trim() : undefined;

export const monthOf = (date: string) => date.slice(0, 7);

/** A month before or after another, both as 2026-11. */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/**
 * From the month of the first event, as many as are wanted; from the given month on where nothing has a date,
 * or where all these are before it while some event is not: a service of many years is looked for today.
 */
export function monthsOf(items: readonly Item[], count: number, given: string): Months {
  let first = '';
  let goesOn = '';
  for (const item of items) {
    const month = monthOf(itemTimes(item).start?.date ?? '');
    if (!month) continue;
    if (!first || month < first) first = month;
    const last = lastMonth(item);
    if (last > goesOn) goesOn = last;
  }
  const from = (month: string): Months => {
    const last = addMonths(month, Math.trunc(count) - 1);
    return { first: month, last, goesOn: goesOn > last ? goesOn : last };
  };
  const months = from(first || given);
  return months.last < given && goesOn >= given ? from(given) : months;
}

/** The last month in which an event may be; of a rule that counts its dates, the first one alone is known. */
function lastMonth(item: Item): string {
  const { start, end } = itemTimes(item);
  const dates = (item.dates ?? []).map(monthOf).filter(readMonth);
  const isEndless = item.rule && !dates.length && !/(UNTIL|COUNT)=/i.test(item.rule);
  const told = isEndless ? '9999-12' : monthOf(ruleEnd(item.rule ?? '', '')?.date ?? '');
  return [monthOf((end ?? start)!.date), told, ...dates].toSorted().at(-1)!;
}

/** A month within others: the nearest one. */
export const within = (month: string, { first, last }: Months): string =>
  month < first ? first : month > last ? last : month;

/** Whole weeks with all days of a month; 0 is Sunday. */
export function weeksOf(month: string, start: number): string[][] {
  const first = dayNumber(`${month}-01`);
  const last = dayNumber(`${addMonths(month, 1)}-01`) - 1;
  const begin = first - ((weekdayOf(first) - start + 7) % 7);
  const count = Math.ceil((last - begin + 1) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dateOf(begin + week * 7 + day)),
  );
}

/** The day of the week: 0 is Sunday. The first day of 1970 was a Thursday. */
export const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7;

/** The last day of a month. */
export const lastOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);

/** The same day in another month, or that month's last. */
export function sameDayIn(date: string, month: string): string {
  const day = `${month}-${date.slice(8)}`;
  const last = lastOf(month);
  return day > last ? last : day;
}
