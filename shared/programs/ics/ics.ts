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
 * @throws {TypeError} when the id or the title of an event is no text, or when something else of it is neither
 *   text nor left out, such as a `Date`; it names the event and the field
 */
export function icsOf(events: readonly IcsEvent[], zone = ''): string | undefined {
  for (const [index, event] of events.entries()) {
    for (const name of ['id', 'title'] as const)
      if (typeof event[name] !== 'string') throw wrong(index, name, event[name]);
    for (const name of TEXTS) {
      const value: unknown = event[name] ?? '';
      if (typeof value !== 'string') throw wrong(index, name, value);
    }
  }
  return icsOfRead(events, zone);
}

const wrong = (index: number, name: string, value: unknown) =>
  new TypeError(
    `icsOf got ${value instanceof Date ? 'a Date' : `a value of type ${typeof value}`} as the ${name} of event ${index}. ` +
      (value instanceof Date
        ? 'Give it as text with an offset: toISOString() does.'
        : 'Give it as text.'),
  );
