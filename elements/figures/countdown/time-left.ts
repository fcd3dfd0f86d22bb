const SECOND = 1000;

/** The longest delay of a timer, in milliseconds: browsers run a longer one at once. */
const LONGEST = 2 ** 31 - 1;

/** The days, hours, minutes and seconds left, a started second counted as whole; NaN for no time. */
export function unitsOf(left: number): [number, number, number, number] {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return [Math.floor(hours / 24), hours % 24, minutes % 60, seconds % 60];
}

/** How long the figures stay the same, in milliseconds; if they are not visible, until zero. */
export const untilChange = (left: number, isSeen: boolean) =>
  Math.min(isSeen ? left % SECOND || SECOND : left, LONGEST);
