/** How long something took, in seconds. */
export interface Time {
  title: string;
  seconds: number;
}

const LINES = 25;

/** Whether somebody asked where the time goes: `npm test -- --times`. */
export const wantsTimes = (): boolean => Boolean(process.env.WB_TIMES);

/** The longest of them, longest first, with the sum of all: a few lines to read. */
export function longest(what: string, times: Time[], lines = LINES): string {
  const sum = times.reduce((total, { seconds }) => total + seconds, 0);
  const shown = times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, lines)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${title}`);
  return [`${times.length} ${what}, ${sum.toFixed(1)} s in all:`, ...shown, ''].join('\n');
}
