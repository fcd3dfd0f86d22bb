import type { Item } from './item';
import { readTime } from './wall-time';

export type Order = 'given' | 'earliest' | 'latest' | 'title';

/** The items in an order; those without a date are the earliest. */
export function sortItems(items: readonly Item[], order: Order): readonly Item[] {
  if (order === 'given') return items;
  const way = order === 'latest' ? -1 : 1;
  // What they are sorted by is asked of each once, not at each comparison.
  return items
    .map((item) => [order === 'title' ? item.title : timeOf(item), item] as const)
    .toSorted(([one], [other]) => way * (Number(one > other) - Number(one < other)))
    .map(([, item]) => item);
}

function timeOf({ start, date, zone }: Item) {
  const { date: day = '', time = '' } = readTime(start ?? date ?? '', zone ?? '') ?? {};
  return day + time;
}
