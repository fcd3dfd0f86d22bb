import { offsetAt } from './offset-at';
import type { WallTime } from './wall-time';

const DAY = 86_400_000;

/**
 * The instant at which clocks of a zone show a time, in milliseconds since 1970. A time that clocks skip
 * is that much later; of one that they show twice, it is the first.
 */
export function instantOf({ date, time }: WallTime, zone: string): number {
  const plain = Date.parse(`${date}T${time || '00:00'}:00Z`);
  // The offsets a day before and after: at a change of the clocks, the two that may hold.
  const offsets = [offsetAt(zone, plain - DAY), offsetAt(zone, plain + DAY)];
  const fitting = offsets.map((it) => plain - it).filter((it) => offsetAt(zone, it) === plain - it);
  return fitting.length ? Math.min(...fitting) : plain - offsets[0]!;
}
