import type { Item } from './item';
import { readTime, type WallTime } from './wall-time';

interface Times {
  start: WallTime | undefined;
  end: WallTime | undefined;
}

const known = new WeakMap<Item, Times>();

/** When an item begins and ends. Read once, since what lists thousands of them asks at every choice. */
export function itemTimes(item: Item): Times {
  let times = known.get(item);
  if (!times) {
    const zone = item.zone ?? '';
    times = { start: readTime(item.start ?? '', zone), end: readTime(item.end ?? '', zone) };
    known.set(item, times);
  }
  return times;
}
