import type { Item } from './item';
import { readTime } from './wall-time';

export type Order = 'given' | 'earliest' | 'latest' | 'title';

const orders: Record<Exclude<Order, 'given'>, (one: Item, other: Item) => number> = {
  earliest: (one, other) => compare(timeOf(one), timeOf(other)),
  latest: (one, other) => compare(timeOf(other), timeOf(one)),
  title: (one, other) => compare(one.title, other.title),
};

/** The items in an order; those without a date are the earliest. */
export const sortItems = (items: readonly Item[], order: Order): readonly Item[] =>
  order === 'given' ? items : items.toSorted(orders[order]);

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

function timeOf({ start, date, zone }: Item) {
  const { date: day = '', time = '' } = readTime(start ?? date ?? '', zone ?? '') ?? {};
  return day + time;
}
