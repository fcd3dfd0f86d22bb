import { readFileSync } from 'node:fs';

/**
 * Watches how long this thread is busy at a stretch, in milliseconds of processor time: what else
 * the machine is doing does not count.
 * @returns What tells the longest since it was last asked. Linux only.
 */
export function watchTurns(): () => number {
  let longest = 0;
  let before = used();
  setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  }, 5).unref();
  return () => {
    const told = longest;
    longest = 0;
    return told;
  };
}

/** Processor time of the main thread alone; Node itself only tells that of all its threads. */
function used(): number {
  const [nanoseconds = ''] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(
    ' ',
  );
  return Number(nanoseconds) / 1e6;
}
