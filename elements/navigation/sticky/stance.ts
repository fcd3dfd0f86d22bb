import type { Settings } from './settings';

/** How a host stands: stuck to the top of the window, sliding out of it, or in its place. */
export type Stance = 'stuck' | 'leaving' | undefined;

/** What has scrolled past the line at which a host sticks. */
export interface Past {
  /** The top edge of the host, and all of it. */
  top: boolean;
  all: boolean;
  /** The other element that it waits for; true where there is none. */
  other: boolean;
}

/** Whether a host sticks, as far as the page is scrolled. */
export const sticksAt = ({ top, all, other }: Past, mode: Settings['mode'], isStuck: boolean) =>
  // The way back ends where the host itself stands, so that there is never a hole in the page.
  other && (mode === 'animated' && !isStuck ? all : top);

/** How a host stands that begins to stick or ends it; it slides out where its place is not in view. */
export const stanceOf = (isStuck: boolean, { top }: Past, slides: boolean): Stance =>
  isStuck ? 'stuck' : slides && top ? 'leaving' : undefined;
