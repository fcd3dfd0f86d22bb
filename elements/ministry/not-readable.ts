const quoted = (written: string) => `"${written.trim().slice(0, 80)}"`;

/** What a developer is told of a date or time that cannot be read. */
export const notATime = (written: string) =>
  `${quoted(written)} is no date that exists, so visitors read that the date is unknown, or do not find what it is of. ` +
  'Write it as 2026-11-29 or 2026-11-29T10:00, with an offset or Z where it is an instant.';

/** The same of a time zone. */
export const notAZone = (zone: string) =>
  `${quoted(zone)} is no time zone, so its times are shown as they are written. ` +
  'Give an IANA name, such as Europe/Berlin.';

/** The same of a rule. */
export const notARule = (rule: string) =>
  `The rule ${quoted(rule)} cannot be followed, so visitors find its event on its first date alone. ` +
  'Write an RRULE of RFC 5545 that has a date and repeats daily at most, such as FREQ=WEEKLY;BYDAY=SU.';
