import { clockIn } from './wall-time';

const HOUR = 3_600_000;
/** For how many years changes of the clocks are written out. */
const YEARS = 6;

/**
 * What a file of iCalendar says of a zone: each change of its clocks in some years, as the browser knows
 * them. Empty where there is no such zone.
 */
export function zoneLines(zone: string, year: number): string[] {
  if (!zone || !clockIn(zone, 0)) return [];
  const begin = Date.UTC(year, 0, 1);
  const changes = [begin, ...changesIn(zone, begin, Date.UTC(year + YEARS, 0, 1))];
  const offsets = changes.map((it) => offsetAt(zone, it));
  const least = Math.min(...offsets);
  const parts = changes.flatMap((change, index) => {
    const before = offsets[index - 1] ?? offsets[index]!;
    const after = offsets[index]!;
    const name = after > least ? 'DAYLIGHT' : 'STANDARD';
    const local = new Date(change + before).toISOString().replace(/[-:]|\.\d+Z/g, '');
    return [
      `BEGIN:${name}`,
      `DTSTART:${local}`,
      `TZOFFSETFROM:${written(before)}`,
      `TZOFFSETTO:${written(after)}`,
      `END:${name}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'];
}

/** When clocks are changed: looked for week by week, then by halves to the minute. */
function changesIn(zone: string, from: number, to: number): number[] {
  const changes: number[] = [];
  const step = 7 * 24 * HOUR;
  for (let at = from; at < to; at += step) {
    const offset = offsetAt(zone, at);
    if (offset === offsetAt(zone, at + step)) continue;
    let [low, high] = [at, at + step];
    while (high - low > 60_000) {
      const middle = low + Math.floor((high - low) / 120_000) * 60_000;
      if (middle === low) break;
      if (offsetAt(zone, middle) === offset) low = middle;
      else high = middle;
    }
    changes.push(high);
  }
  return changes;
}

function offsetAt(zone: string, instant: number): number {
  const { date, time } = clockIn(zone, instant)!;
  return Date.parse(`${date}T${time}:00Z`) - instant;
}

function written(offset: number): string {
  const minutes = Math.abs(Math.round(offset / 60_000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
