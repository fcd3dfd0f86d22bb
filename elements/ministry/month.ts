import type { Item } from './item';
import { itemTimes } from './item-times';
import { addDays, addMonths, dateOf, dayNumber } from './wall-time';

/** The months that a calendar pages through, as 2026-11. */
export interface Months {
  first: string;
  last: string;
}

/** Reads a month as 2026-11; undefined for others. */
export const readMonth = (written: string): string | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(written.trim()) ? written.trim() : undefined;

export const monthOf = (date: string) => date.slice(0, 7);

/** From the month of the first event, as many as are wanted; the given month alone where nothing has a date. */
export function monthsOf(items: readonly Item[], count: number, otherwise: string): Months {
  let first = '';
  for (const item of items) {
    const month = monthOf(itemTimes(item).start?.date ?? '');
    if (month && (!first || month < first)) first = month;
  }
  first ||= otherwise;
  return { first, last: addMonths(first, Math.max(1, Math.trunc(count)) - 1) };
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
