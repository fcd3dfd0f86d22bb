import { clockIn } from './wall-time';

/** How far clocks of a zone are from UTC at an instant, in milliseconds; 0 for no zone. */
export function offsetAt(zone: string, instant: number): number {
  const { date = '', time } = clockIn(zone, instant) ?? {};
  // Years have up to four digits there; of one that has more there is no offset.
  return Date.parse(`${date.padStart(10, '0')}T${time}:00Z`) - instant || 0;
}
