import { offsetAt } from './offset-at';
import { clockIn } from './wall-time';

const DAY = 86_400_000;
/** Between which years changes of the clocks are known to browsers; what is a rule by then goes on. */
const [FIRST, LAST] = [1970, 2037];

/** A change of the clocks that happens year by year, on the same weekday of its month. */
interface Change {
  /** The first and the last time, in milliseconds since 1970. */
  first: number;
  last: number;
  count: number;
  before: number;
  after: number;
  /** How its day may be told, such as 4SU and -1SU; what holds for all of them. */
  days: string[];
  /** At which local time it is, and in which month. */
  at: string;
}

/**
 * What a file of iCalendar says of a zone: the changes of its clocks from a year on, as the browser knows
 * them. Empty where there is no such zone.
 */
export function zoneLines(zone: string, year: number): string[] {
  if (!zone || !clockIn(zone, 0)) return [];
  const begin = Date.UTC(Math.min(Math.max(year, FIRST), LAST - 3), 0, 1);
  const offset = offsetAt(zone, begin);
  const changes = yearly([
    changeAt(begin, offset, offset),
    ...changesIn(zone, begin, Date.UTC(LAST + 1, 0, 1)),
  ]);
  const least = Math.min(...changes.map(({ after }) => after));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...changes.flatMap((it) => linesOf(it, it.after > least ? 'DAYLIGHT' : 'STANDARD')),
    'END:VTIMEZONE',
  ];
}

function linesOf({ first, last, count, before, after, days }: Change, name: string): string[] {
  const month = new Date(first + before).getUTCMonth() + 1;
  const until = new Date(last).getUTCFullYear() < LAST ? `;UNTIL=${stamp(last)}Z` : '';
  return [
    `BEGIN:${name}`,
    `DTSTART:${stamp(first + before)}`,
    ...(count > 1 ? [`RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=${days.at(-1)}${until}`] : []),
    `TZOFFSETFROM:${written(before)}`,
    `TZOFFSETTO:${written(after)}`,
    `END:${name}`,
  ];
}

/** Changes of which each is another year's, joined. */
function yearly(changes: readonly Change[]): Change[] {
  const joined: Change[] = [];
  for (const change of changes) {
    const { at, first, before, after } = change;
    const years = (it: Change) =>
      new Date(first).getUTCFullYear() - new Date(it.last).getUTCFullYear();
    const known = joined.find(
      (it) => it.at === at && it.before === before && it.after === after && years(it) === 1,
    );
    const days = known?.days.filter((it) => change.days.includes(it));
    if (known && days?.length) Object.assign(known, { days, last: first, count: known.count + 1 });
    else joined.push(change);
  }
  return joined;
}

function changeAt(instant: number, before: number, after: number): Change {
  const local = new Date(instant + before);
  const day = local.getUTCDate();
  const length = new Date(
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const name = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][local.getUTCDay()]!;
  const days = [`${Math.ceil(day / 7)}${name}`, `-${Math.ceil((length - day + 1) / 7)}${name}`];
  const at = `${local.getUTCMonth()} ${local.toISOString().slice(11, 16)}`;
  return { first: instant, last: instant, count: 1, before, after, days, at };
}

/** When clocks are changed: looked for in steps that none is shorter than, then by halves to the minute. */
function changesIn(zone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  const step = 14 * DAY;
  let before = offsetAt(zone, from);
  for (let at = from; at < to; at += step) {
    const after = offsetAt(zone, at + step);
    if (before === after) continue;
    let [low, high] = [at, at + step];
    while (high - low > 60_000) {
      const middle = low + Math.floor((high - low) / 120_000) * 60_000;
      if (offsetAt(zone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push(changeAt(high, before, after));
    before = after;
  }
  return changes;
}

const stamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+Z/g, '');

function written(offset: number): string {
  const minutes = Math.abs(Math.round(offset / 60_000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
