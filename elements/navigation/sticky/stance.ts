import type { Settings } from './settings';

/** The state of a host: stuck to the top of the window, sliding out of it, or in its place. */
export type Stance = 'stuck' | 'leaving' | undefined;

/** Which edges have scrolled past the line at which a host sticks. */
export interface Past {
  /** Whether the top edge of the host has passed the line, and whether all of it has. */
  top: boolean;
  all: boolean;
  /** Whether the reference element has passed; true when there is none. */
  other: boolean;
}

/** Whether a host sticks at this scroll position. */
export const sticksAt = ({ top, all, other }: Past, mode: Settings['mode'], isStuck: boolean) =>
  // On the way back the bar ends where the host itself stands, so the page never has a gap.
  other && (mode === 'animated' && !isStuck ? all : top);

/** The new state of a host that starts or stops sticking; it slides out if its place is out of view. */
export const stanceOf = (isStuck: boolean, { top }: Past, slides: boolean): Stance =>
  isStuck ? 'stuck' : slides && top ? 'leaving' : undefined;
