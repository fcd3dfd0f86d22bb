import { readTime, type WallTime } from './wall-time';

/**
 * When a rule ends, by the clocks of a zone: with its last day, or at a time, which other calendars tell in UTC.
 * Undefined where it tells no end.
 */
export function ruleEnd(rule: string, zone: string): WallTime | undefined {
  const [, year, month, day, hours = '23', minutes = '59', utc = ''] =
    /UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?/i.exec(rule) ?? [];
  return year ? readTime(`${year}-${month}-${day}T${hours}:${minutes}${utc}`, zone) : undefined;
}
