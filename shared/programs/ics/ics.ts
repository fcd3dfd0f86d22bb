import { type IcsEvent, icsOf as icsOfRead } from '../../../elements/ministry/ics';

export type { IcsEvent };

const TEXTS = ['start', 'end', 'zone', 'text', 'location', 'rule'] as const;

/**
 * Events as a file of iCalendar (RFC 5545), for a server that answers with it: one event to keep, or all of
 * them to subscribe to, as `text/calendar; charset=utf-8`. It is for any program: it needs no DOM, and reads
 * no clock and no file, so the same events give the same bytes.
 *
 * An event whose date does not exist is left out. A rule that is none leaves its event on its first date. A
 * zone that is none leaves times as they are, at the same hour wherever one is.
 *
 * @param events as feeds of events have them; ids must be unlike each other and unlike those of other sites,
 *   since calendars tell events apart by them alone
 * @param zone the zone of events that name none: an IANA name such as `Europe/Berlin`, or empty for clocks
 *   wherever one is
 * @returns the file, in lines of at most 75 bytes that end with CR LF; undefined when no event has a date that
 *   exists, which a server answers best with 404
 * @throws {TypeError} when there is no list, when an event is no object, when its id or title is no text, or when
 *   something else of it is neither what it must be nor left out, such as a `Date`; it names the event and the field
 */
export function icsOf(events: readonly IcsEvent[], zone = ''): string | undefined {
  if (!Array.isArray(events))
    throw new TypeError(`icsOf got ${kindOf(events)} in place of a list of events. Give an array.`);
  for (const [index, event] of (events as readonly IcsEvent[]).entries()) check(event, index);
  return icsOfRead(events, zone);
}

function check(event: IcsEvent, index: number) {
  if (!isRecord(event))
    throw new TypeError(
      `icsOf got ${kindOf(event)} as event ${index}. Give an object with an id, a title and a start, as feeds of events have them.`,
    );
  for (const name of ['id', 'title'] as const)
    if (typeof event[name] !== 'string') throw wrong(index, name, event[name]);
  for (const name of TEXTS)
    if (typeof (event[name] ?? '') !== 'string') throw wrong(index, name, event[name]);
  for (const name of ['dates', 'except'] as const) {
    const list: unknown = event[name] ?? [];
    if (!Array.isArray(list)) throw wrong(index, name, list, 'an array of texts');
    for (const it of list) if (typeof it !== 'string') throw wrong(index, name, it);
  }
  const moved: unknown = event.moved ?? {};
  if (!isRecord(moved)) throw wrong(index, 'moved', moved, 'an object of texts');
  for (const it of Object.values(moved))
    if (typeof it !== 'string') throw wrong(index, 'moved', it);
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown) =>
  value === null
    ? 'null'
    : value instanceof Date
      ? 'a Date'
      : Array.isArray(value)
        ? 'an array'
        : `a value of type ${typeof value}`;

const wrong = (index: number, name: string, value: unknown, wanted = 'text') =>
  new TypeError(
    `icsOf got ${kindOf(value)} as the ${name} of event ${index}. ` +
      (value instanceof Date
        ? 'Give it as text with an offset: toISOString() does.'
        : `Give it as ${wanted}.`),
  );
