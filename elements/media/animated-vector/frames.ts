/** How an animation runs. */
export interface Run {
  /** How many frames there are. */
  frames: number;
  /** Frames a second, as it was made. */
  rate: number;
  speed: number;
  direction: 1 | -1;
  loops: boolean;
}

type Way = Pick<Run, 'speed' | 'direction' | 'loops'>;

/** How it goes on; scrolling has no end. */
export const wayOf = ({ speed, direction, loops, trigger }: Way & { trigger: string }): Way => ({
  speed,
  direction,
  loops: loops && trigger !== 'scroll',
});

/** The frame that it begins with, counted from 0. */
export const firstOf = ({ frames, direction }: Pick<Run, 'frames' | 'direction'>): number =>
  direction < 0 ? frames - 1 : 0;

const lastOf = ({ frames, direction }: Pick<Run, 'frames' | 'direction'>): number =>
  direction < 0 ? 0 : frames - 1;

/** The frame that it comes to rest at. */
export const restOf = (run: Run): number => (run.loops ? firstOf(run) : lastOf(run));

/** The frame to be seen until it plays, of those that there are; below 0, the one that it begins with. */
export const stillOf = (run: Pick<Run, 'frames' | 'direction'>, still: number): number =>
  still < 0 ? firstOf(run) : Math.min(still, run.frames - 1);

interface Step {
  /** With a fraction, so that movements are smooth at any speed. */
  frame: number;
  /** Whether it has gone past its last frame, whether or not it goes round. */
  hasPassedEnd: boolean;
}

/**
 * Where an animation is after some time.
 *
 * @param frame where it was
 * @param seconds since then
 */
export function step(run: Run, frame: number, seconds: number): Step {
  const { frames, rate, speed, direction, loops } = run;
  const next = frame + direction * seconds * rate * speed;
  if (!loops) {
    const hasPassedEnd = direction < 0 ? next <= 0 : next >= frames - 1;
    return { frame: hasPassedEnd ? lastOf(run) : next, hasPassedEnd };
  }
  const hasPassedEnd = next < 0 || next >= frames;
  return { frame: ((next % frames) + frames) % frames, hasPassedEnd };
}

/**
 * The frame of a box that is scrolled through the window: it begins as the box comes in below, and ends as
 * it goes out above.
 *
 * @param top of the box, in pixels below the window's own
 */
export function scrolledTo(
  run: Pick<Run, 'frames' | 'direction'>,
  { top, height }: { top: number; height: number },
  windowHeight: number,
): number {
  const way = windowHeight + height;
  const part = way > 0 ? Math.min(1, Math.max(0, (windowHeight - top) / way)) : 0;
  return (run.direction < 0 ? 1 - part : part) * (run.frames - 1);
}

/** Whether it moves for so long that it needs a button to pause it: five seconds (WCAG 2.2.2). */
export const isLong = ({ frames, rate, speed }: Run): boolean => frames / (rate * speed) > 5;
