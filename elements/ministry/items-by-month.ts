import type { Item } from './item';
import { itemTimes } from './item-times';
import { lastOf, monthOf } from './month';
import { mayRepeat, type Occurrence, occurrencesIn, type Repeat } from './occurrences';

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

/** Gives the events of a month, as `occurrencesIn` does; at once the second time, since visitors turn back. */
export function occurrencesByMonth(
  itemsIn: ReturnType<typeof itemsByMonth>,
  repeat: Repeat | undefined,
): (month: string) => Occurrence[] {
  const known = new Map<string, Occurrence[]>();
  return (month) => {
    const all =
      known.get(month) ?? occurrencesIn(itemsIn(month), `${month}-01`, lastOf(month), repeat);
    known.set(month, all);
    return all;
  };
}

const ANY = '';

function onlyMonth(item: Item): string {
  const { start, end } = itemTimes(item);
  if (!start || mayRepeat(item)) return ANY;
  const month = monthOf(start.date);
  return !end || monthOf(end.date) === month ? month : ANY;
}
