import type { Item } from './item';
import { readTime, type WallTime } from './wall-time';

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
    const [start, end] = [read(item.start), read(item.end)];
    times = { start, end: start && end && isBefore(end, start) ? undefined : end };
    known.set(item, times);
  }
  return times;
}

/** A day without a time is over when the day is. */
const isBefore = (end: WallTime, start: WallTime) =>
  end.date + (end.time || '24') < start.date + start.time;
