/** A longer time between two frames is a pause, of a tab that was not seen. In seconds. */
const LONGEST_FRAME = 0.1;

/** How far two frames are apart, by their times in milliseconds. */
export const secondsBetween = (one: number, other: number): number =>
  Math.min(LONGEST_FRAME, Math.max(0, (other - one) / 1000));
