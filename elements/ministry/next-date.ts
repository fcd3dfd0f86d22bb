import type { Item } from './item';
import { itemTimes } from './item-times';
import { occurrencesIn } from './occurrences';
import { repeat } from './recurrence';
import { presentDay } from './present-day';
import { addDays, type WallTime } from './wall-time';

// With it, so that lists in which nothing repeats fetch neither.
export { presentDay };

/** How far it is looked ahead, in days: most events come again within a month, all others within some years. */
const AHEAD = [31, 400, 3000];

/**
 * An event that happens again, on its next date, or on the one it has reached; as it is where there is none.
 *
 * @param today as 2026-11-26
 */
export function onNextDate(item: Item, today: string): Item {
  if (!item.rule && !item.dates?.length) return item;
  let found = known.get(item);
  if (found?.today !== today) {
    found = { today, dated: nextOf(item, today) };
    known.set(item, found);
  }
  return found.dated;
}

/** Followed once a day: a list asks again at every choice. */
const known = new WeakMap<Item, { today: string; dated: Item }>();

function nextOf(item: Item, today: string): Item {
  for (const days of AHEAD) {
    const [next] = occurrencesIn([item], today, addDays(today, days), repeat);
    if (next)
      return {
        ...item,
        start: written(next.start),
        end: itemTimes(item).end ? written(next.end) : null,
      };
  }
  return item;
}

const written = ({ date, time }: WallTime) => (time ? `${date}T${time}` : date);
