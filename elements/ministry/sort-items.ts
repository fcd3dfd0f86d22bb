import { alphabetOf } from './alphabet';
import type { Item } from './item';
import { readTime } from './wall-time';

export type Order = 'given' | 'earliest' | 'latest' | 'title';

/** The items in an order; those without a date are the earliest. */
export function sortItems(items: readonly Item[], order: Order, language: string): readonly Item[] {
  if (order === 'given') return items;
  const way = order === 'latest' ? -1 : 1;
  const keyOf = order === 'title' ? ({ title }: Item) => title : timeOf;
  const compare = order === 'title' ? alphabetOf(language) : compareTimes;
  // What they are sorted by is asked of each once, not at each comparison.
  return items
    .map((item) => [keyOf(item), item] as const)
    .toSorted(([one], [other]) => way * compare(one, other))
    .map(([, item]) => item);
}

const compareTimes = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function timeOf({ start, date, zone }: Item) {
  const { date: day = '', time = '' } = readTime(start ?? date ?? '', zone ?? '') ?? {};
  return day + time;
}
