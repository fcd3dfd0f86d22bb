import { instantOf } from './instant-of';
import { lasting } from './lasting';
import { ruleLine } from './rule-line';
import { addDays, readTime, type WallTime } from './wall-time';
import { zoneLines } from './zone-lines';

/** What a file of iCalendar tells of an event; one of a feed has all of it. */
export interface IcsEvent {
  /** Such as 17@church.example; one without its site is told from those of others by start and title. */
  id: string;
  title: string;
  text?: string | null | undefined;
  location?: string | null | undefined;
  /** A day as 2026-11-29, or a time as 2026-11-29T10:00, with an offset or Z where it is an instant. */
  start?: string | null | undefined;
  /** The last day, or the time at which it is over. */
  end?: string | null | undefined;
  /** An IANA name, such as Europe/Berlin. */
  zone?: string | null | undefined;
  /** An RRULE of RFC 5545, with or without its name. */
  rule?: string | null | undefined;
  /** The days and times on which it is, where that is told by no rule. */
  dates?: readonly string[] | null | undefined;
  /** Days and times of the rule on which it is not. */
  except?: readonly string[] | null | undefined;
  /** Days and times of the rule, and to when each was moved. */
  moved?: Readonly<Record<string, string>> | null | undefined;
}

/**
 * Events as a file of iCalendar (RFC 5545), with their rules, their exceptions and where they were moved to.
 * Undefined where there is no event whose date exists.
 *
 * @param zone the zone of events that name none: an IANA name, or empty for clocks wherever one is
 */
export function icsOf(items: readonly IcsEvent[], zone = ''): string | undefined {
  const dated = items.flatMap((item) => {
    const own = item.zone || zone;
    const start = readTime(item.start ?? '', own);
    return start ? [{ item, own, start }] : [];
  });
  if (!dated.length) return undefined;
  const zones = new Map<string, string[]>();
  for (const { own, start } of dated.toSorted((a, b) => (a.start.date < b.start.date ? -1 : 1)))
    if (start.time && !zones.has(own))
      zones.set(own, zoneLines(own, Number(start.date.slice(0, 4))));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//wb-elements//events//EN',
    ...[...zones.values()].flat(),
    ...dated.flatMap(({ item, own, start }) =>
      eventLines(item, start, own, Boolean(zones.get(own)?.length)),
    ),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** One event, and each of its dates that was moved; `isZoned` where its times are those of its zone. */
function eventLines(item: IcsEvent, start: WallTime, own: string, isZoned: boolean): string[] {
  const end = endOf(start, readTime(item.end ?? '', own));
  const at = (name: string, time: WallTime) =>
    `${name}${time.time ? (isZoned ? `;TZID=${own}` : '') : ';VALUE=DATE'}:${stamp(time)}`;
  const read = (times: readonly string[]) =>
    times.flatMap((it) => {
      const time = readTime(it, own);
      return time ? [{ ...time, time: start.time && (time.time || start.time) }] : [];
    });
  const main = (from: WallTime, to: WallTime | undefined) => [
    `UID:${escaped(uidOf(item))}`,
    // When the file was made is not known, and must be said.
    `DTSTAMP:${stamp(utc(start, own))}Z`,
    at('DTSTART', from),
    ...(to ? [at('DTEND', to)] : []),
    `SUMMARY:${escaped(item.title)}`,
    ...(item.text ? [`DESCRIPTION:${escaped(item.text)}`] : []),
    ...(item.location ? [`LOCATION:${escaped(item.location)}`] : []),
  ];
  const moved = item.rule ? Object.entries(item.moved ?? {}) : [];
  const rule = item.rule && ruleLine(item.rule, start, isZoned ? own : '');
  const dates = rule ? [] : read(item.dates ?? []);
  return [
    'BEGIN:VEVENT',
    ...main(start, end),
    ...dates.map((it) => at('RDATE', it)),
    ...(rule ? [rule, ...read(item.except ?? []).map((it) => at('EXDATE', it))] : []),
    'END:VEVENT',
    ...moved.flatMap(([before, after]) => {
      const [original, next] = [...read([before]), ...read([after])];
      if (!original || !next || !rule) return [];
      return [
        'BEGIN:VEVENT',
        at('RECURRENCE-ID', original),
        ...main(next, end && lasting(start, end, next)),
        'END:VEVENT',
      ];
    }),
  ];
}

/** What tells an event from those of all other calendars, which may have its id, unless that names its site. */
const uidOf = ({ id, start, title }: IcsEvent) =>
  id.includes('@') ? id : `${id} ${start} ${title}`;

/** The same file as an address, for a link that works without script. */
export const icsAddress = (ics: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(ics)}`;

/** When an event is over, as a file tells it: of days, the one after; none where it would be before the start. */
function endOf(start: WallTime, end: WallTime | undefined): WallTime | undefined {
  if (!end) return undefined;
  const isDay = !end.time || !start.time;
  const over = isDay ? { date: addDays(end.date, 1), time: start.time && '00:00' } : end;
  return stamp(over) > stamp(start) ? over : undefined;
}

function utc(time: WallTime, zone: string): WallTime {
  const at = new Date(instantOf(time, zone || 'UTC')).toISOString();
  return { date: at.slice(0, 10), time: at.slice(11, 16) };
}

const stamp = ({ date, time }: WallTime) =>
  date.replaceAll('-', '') + (time ? `T${time.replace(':', '')}00` : '');

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u001f\u007f]/g, ' ');

/** Lines of at most 75 bytes; a longer one goes on after a space, never within a character. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 74) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
