import { addMonths, sameDayIn, weekdayOf } from './month';
import { addDays, dayNumber } from './wall-time';

/**
 * The day that a key leads to in a calendar (ARIA Authoring Practices, date picker dialog); undefined for
 * other keys.
 *
 * @param start the day on which weeks begin: 0 is Sunday
 */
export function dayStep(
  date: string,
  key: { key: string; shiftKey: boolean },
  start: number,
  isRightToLeft: boolean,
): string | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const inWeek = (weekdayOf(dayNumber(date)) - start + 7) % 7;
  const months = key.shiftKey ? 12 : 1;
  const inMonths = (by: number) => sameDayIn(date, addMonths(date.slice(0, 7), by));
  switch (key.key) {
    case 'ArrowRight':
      return addDays(date, forward);
    case 'ArrowLeft':
      return addDays(date, -forward);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'Home':
      return addDays(date, -inWeek);
    case 'End':
      return addDays(date, 6 - inWeek);
    case 'PageDown':
      return inMonths(months);
    case 'PageUp':
      return inMonths(-months);
  }
  return undefined;
}
