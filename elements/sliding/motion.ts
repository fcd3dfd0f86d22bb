import type { RefObject } from 'react';
import { DEVICES, type PagingByDevice } from './devices';
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

/** All that what moves them is started with, and keeps to; how many there are it takes in. */
export function kindOf({ axis, isUpsideDown, fades, swipe, duration, paging }: Motion): string {
  const pagings = DEVICES.map((it) => ({ ...paging[it], count: undefined }));
  return JSON.stringify([axis, isUpsideDown, fades, swipe, duration, pagings]);
}

export interface SlidingHost extends HTMLElement {
  active: number;
}

export interface Frame {
  host: SlidingHost;
  viewport: RefObject<HTMLDivElement | null>;
  track: RefObject<HTMLDivElement | null>;
}
