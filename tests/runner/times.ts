import type { CpuInfo } from 'node:os';

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

/**
 * How much the machine has worked between two looks at its cores, whoever had it work: what a run takes
 * at least, when every core is kept busy.
 *
 * @param before what `os.cpus()` said, in milliseconds
 * @param after what it said later
 */
export function workBetween(before: CpuInfo[], after: CpuInfo[]): string {
  const rested = idleIn(after) - idleIn(before);
  const worked = timeIn(after) - timeIn(before) - rested;
  const share = Math.round((worked / (worked + rested)) * 100);
  return `${Math.round(worked / 1000)} s of processor time on ${after.length} cores, which were ${share} % busy`;
}

const idleIn = (cores: CpuInfo[]) => cores.reduce((sum, { times }) => sum + times.idle, 0);

const timeIn = (cores: CpuInfo[]) =>
  cores.flatMap(({ times }) => Object.values(times)).reduce((sum, time) => sum + time, 0);
