import type { WallTime } from './wall-time';

/** The end of what begins at another time, and lasts as long by the clocks. */
export function lasting(start: WallTime, end: WallTime, next: WallTime): WallTime {
  const minutes = (it: WallTime) => Date.parse(`${it.date}T${it.time || '00:00'}Z`) / 60_000;
  const at = new Date((minutes(next) + minutes(end) - minutes(start)) * 60_000).toISOString();
  return { date: at.slice(0, 10), time: end.time && at.slice(11, 16) };
}
