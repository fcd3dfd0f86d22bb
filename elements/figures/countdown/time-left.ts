const SECOND = 1000;

/** Of a timer, in milliseconds: anything above would run at once. */
const LONGEST = 2 ** 31 - 1;

/** Days, hours, minutes and seconds that are left, the second that is running counted as whole; NaN for no time. */
export function unitsOf(left: number): [number, number, number, number] {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return [Math.floor(hours / 24), hours % 24, minutes % 60, seconds % 60];
}

/** How long the figures stay what they are; without figures to be seen, until nothing is left. */
export const untilChange = (left: number, isSeen: boolean) =>
  Math.min(isSeen ? left % SECOND || SECOND : left, LONGEST);
