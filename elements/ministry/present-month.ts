import { presentClock } from '../../shared/page/present-clock';
import { monthOf } from './month';
import { presentDay } from './present-day';

const HOUR = 3_600_000;
/** Hours by which clocks are behind those of Greenwich and before them, at most: Baker Island and Kiritimati. */
const BEHIND = 12;
const AHEAD = 14;

/** The present month at the site, as `presentDay`. */
export const presentMonth = (): string =>
  monthEverywhere(presentClock()()) ?? monthOf(presentDay());

/**
 * The month that all clocks of the world show, as 2026-11; undefined at the turn of months, when alone a zone's
 * clock must be made to know it.
 *
 * @param instant milliseconds since 1970
 */
export function monthEverywhere(instant: number): string | undefined {
  const [least, most] = [-BEHIND, AHEAD].map((hours) => monthAt(instant + hours * HOUR));
  return least === most ? least : undefined;
}

/** In Greenwich; undefined where there is no such date. */
const monthAt = (instant: number) =>
  Math.abs(instant) <= 8.64e15 ? monthOf(new Date(instant).toISOString()) : undefined;
