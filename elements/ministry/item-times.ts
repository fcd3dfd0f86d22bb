import type { Item } from './item';
import { readTime, type WallTime } from './wall-time';

interface Times {
  start: WallTime | undefined;
  end: WallTime | undefined;
}

const known = new WeakMap<Item, Times>();

/** When an item begins and ends. Read once, since a calendar of thousands asks at every turn. */
export function itemTimes(item: Item): Times {
  let times = known.get(item);
  if (!times) {
    const read = (time: string | null | undefined) => readTime(time ?? '', item.zone ?? '');
    times = { start: read(item.start), end: read(item.end) };
    known.set(item, times);
  }
  return times;
}
