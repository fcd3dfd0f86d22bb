import type { Item } from './item';
import { itemTimes } from './item-times';
import { readTime } from './wall-time';

export type Order = 'given' | 'earliest' | 'latest' | 'title';

/** The items in an order; those without a date are the earliest. */
export function sortItems(items: readonly Item[], order: Order): readonly Item[] {
  if (order === 'given') return items;
  const by = order === 'title' ? (it: Item) => it.title : timeOf;
  const way = order === 'latest' ? -1 : 1;
  // What they are sorted by is asked of each once, not at each comparison.
  return items
    .map((item) => ({ item, key: by(item) }))
    .toSorted((one, other) => way * (Number(one.key > other.key) - Number(one.key < other.key)))
    .map(({ item }) => item);
}

function timeOf(item: Item) {
  const { start, date, zone } = item;
  const at = start ? itemTimes(item).start : readTime(start ?? date ?? '', zone ?? '');
  return at ? at.date + at.time : '';
}
