import type { RefObject } from 'react';
import type { PagingByDevice } from './devices';
import type { Axis } from './scrolled';

/** What moves, and how. */
export interface Motion {
  paging: PagingByDevice;
  axis: Axis;
  /** Whether the next slide comes from above. */
  isUpsideDown: boolean;
  fades: boolean;
  swipe: boolean;
  /** Of a step, in milliseconds. */
  duration: number;
}

export interface SlidingHost extends HTMLElement {
  active: number;
}

export interface Frame {
  host: SlidingHost;
  viewport: RefObject<HTMLDivElement | null>;
  track: RefObject<HTMLDivElement | null>;
}
