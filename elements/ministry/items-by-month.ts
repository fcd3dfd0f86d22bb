import type { Item } from './item';
import { itemTimes } from './item-times';
import { monthOf } from './month';
import { mayRepeat } from './occurrences';

/**
 * Gives the items that may be there in a month, in their order: all of a year need not be asked at every turn.
 * Those that repeat, or last from one month into another, may be in any.
 */
export function itemsByMonth(items: readonly Item[]): (month: string) => Item[] {
  const months = new Map<string, number[]>();
  items.forEach((item, index) => {
    const month = onlyMonth(item);
    if (!months.get(month)?.push(index)) months.set(month, [index]);
  });
  const placesIn = (month: string) => months.get(month) ?? [];
  return (month) =>
    [...placesIn(month), ...placesIn(ANY)].toSorted((a, b) => a - b).map((it) => items[it]!);
}

const ANY = '';

function onlyMonth(item: Item): string {
  const { start, end } = itemTimes(item);
  if (!start || mayRepeat(item)) return ANY;
  const month = monthOf(start.date);
  return !end || monthOf(end.date) === month ? month : ANY;
}
