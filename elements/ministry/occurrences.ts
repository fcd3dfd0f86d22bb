import type { Item } from './item';
import { itemTimes } from './item-times';
import { lasting } from './lasting';
import { ruleEnd } from './rule-end';
import { addDays, dayNumber, lastDay, readTime, type WallTime } from './wall-time';

/** Expands a rule; see recurrence.ts, which is there only once it is needed. */
export type Repeat = (
  rule: string,
  start: string,
  from: string,
  to: string,
  last: string | undefined,
) => string[] | undefined;

/** An event on one of its dates. */
export interface Occurrence {
  item: Item;
  start: WallTime;
  /** The last day and time; that of the start when it is not told. */
  end: WallTime;
}

/**
 * The events that touch some days, each on all its dates, in the order of time. Events without a date
 * that exists are left out.
 *
 * @param repeat without it, and where a rule cannot be read, repeating events are there on their first date, or
 *   on the `dates` they name
 */
export function occurrencesIn(
  items: readonly Item[],
  from: string,
  to: string,
  repeat?: Repeat,
): Occurrence[] {
  return items
    .flatMap((item) => occurrencesOf(item, from, to, repeat))
    .filter(({ start, end }) => start.date <= to && lastDay(start, end) >= from)
    .toSorted(
      ({ start: one }, { start: other }) =>
        compare(one.date, other.date) || compare(one.time, other.time),
    );
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Whether an event may be there on other dates than its first. */
export const mayRepeat = ({ rule, dates }: Item) => Boolean(rule || dates?.length);

function occurrencesOf(item: Item, from: string, to: string, repeat?: Repeat): Occurrence[] {
  const { start: first, end: last } = itemTimes(item);
  if (!first) return [];
  if (!mayRepeat(item)) return [{ item, start: first, end: last ?? first }];
  const days = last ? dayNumber(last.date) - dayNumber(first.date) : 0;
  return startsOf(item, first, addDays(from, -days), to, repeat).map((start) => ({
    item,
    start,
    end: last ? lasting(first, last, start) : start,
  }));
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
  const left = read([...(item.except ?? []), ...moved.map(([before]) => before)]);
  const isLeft = (it: WallTime) =>
    left.some(({ date, time }) => date === it.date && (!time || !it.time || time === it.time));
  const last = ruleEnd(item.rule, zone);
  const dates = repeat(item.rule, written(first), from, to, last && written(last));
  if (!dates) return [first];
  const after = read(moved.map(([, it]) => it)).map(({ date, time }) => ({
    date,
    time: first.time && (time || first.time),
  }));
  return [...read(dates).filter((it) => !isLeft(it)), ...after];
}

const written = ({ date, time }: WallTime) => (time ? `${date}T${time}` : date);

/** The day, or the days, of an occurrence within some days. */
export function daysOf({ start, end }: Occurrence, from: string, to: string): string[] {
  const whole = lastDay(start, end);
  if (start.date === whole) return start.date >= from && start.date <= to ? [start.date] : [];
  const days: string[] = [];
  const last = whole < to ? whole : to;
  for (let day = start.date > from ? start.date : from; day <= last; day = addDays(day, 1))
    days.push(day);
  return days;
}
