import type { Item } from './item';
import { itemTimes } from './item-times';
import { addDays, dayNumber, readTime, type WallTime } from './wall-time';

/** Expands a rule; see recurrence.ts, which is there only once it is needed. */
export type Repeat = (rule: string, start: string, from: string, to: string) => string[];

/** An event on one of its dates. */
export interface Occurrence {
  item: Item;
  start: WallTime;
  /** The last day and time; that of the start when it is not told, or before it. */
  end: WallTime;
}

/**
 * The events that touch some days, each on all its dates, in the order of time. Events without a date
 * that exists are left out.
 *
 * @param repeat without it, repeating events are there on their first date, or on the `dates` they name
 */
export function occurrencesIn(
  items: readonly Item[],
  from: string,
  to: string,
  repeat?: Repeat,
): Occurrence[] {
  return items
    .filter((item) => mayTouch(item, from, to))
    .flatMap((item) => occurrencesOf(item, from, to, repeat))
    .filter(({ start, end }) => start.date <= to && end.date >= from)
    .toSorted(
      ({ start: one }, { start: other }) =>
        compare(one.date, other.date) || compare(one.time, other.time),
    );
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Most of a year's events are left out by this, and nothing else is asked of them. */
function mayTouch(item: Item, from: string, to: string): boolean {
  if (item.rule || item.dates?.length) return true;
  const { start, end } = itemTimes(item);
  return Boolean(start && start.date <= to && (start.date >= from || (end && end.date >= from)));
}

function occurrencesOf(item: Item, from: string, to: string, repeat?: Repeat): Occurrence[] {
  const { start: first, end: last } = itemTimes(item);
  if (!first) return [];
  const days = last && last.date > first.date ? dayNumber(last.date) - dayNumber(first.date) : 0;
  const time = last?.time ?? '';
  return startsOf(item, first, addDays(from, -days), to, repeat).map((start) => {
    const isBefore = !days && time < start.time;
    return { item, start, end: isBefore ? start : { date: addDays(start.date, days), time } };
  });
}

function startsOf(
  item: Item,
  first: WallTime,
  from: string,
  to: string,
  repeat?: Repeat,
): WallTime[] {
  const zone = item.zone ?? '';
  const read = (all: readonly string[]) => all.flatMap((it) => readTime(it, zone) ?? []);
  if (item.dates?.length) return read(item.dates);
  if (!item.rule || !repeat) return [first];
  const moved = Object.entries(item.moved ?? {});
  const start = first.time ? `${first.date}T${first.time}` : first.date;
  const left = read([...(item.except ?? []), ...moved.map(([before]) => before)]);
  const isLeft = (it: WallTime) =>
    left.some(({ date, time }) => date === it.date && (!time || time === it.time));
  const kept = read(repeat(item.rule, start, from, to)).filter((it) => !isLeft(it));
  return [...kept, ...read(moved.map(([, after]) => after))];
}

/** The day, or the days, of an occurrence within some days. */
export function daysOf({ start, end }: Occurrence, from: string, to: string): string[] {
  if (start.date === end.date) return start.date >= from && start.date <= to ? [start.date] : [];
  const days: string[] = [];
  const last = end.date < to ? end.date : to;
  for (let day = start.date > from ? start.date : from; day <= last; day = addDays(day, 1))
    days.push(day);
  return days;
}
