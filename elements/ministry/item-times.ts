import type { Item } from './item';
import { endAfter, readTime, type WallTime } from './wall-time';

interface Times {
  start: WallTime | undefined;
  /** Undefined also where it is before the start. */
  end: WallTime | undefined;
}

const known = new WeakMap<Item, Times>();

/** When an item begins and ends. Read once, since a calendar of thousands asks at every turn. */
export function itemTimes(item: Item): Times {
  let times = known.get(item);
  if (!times) {
    const read = (time: string | null | undefined) => readTime(time ?? '', item.zone ?? '');
    const start = read(item.start);
    times = { start, end: endAfter(start, read(item.end)) };
    known.set(item, times);
  }
  return times;
}
