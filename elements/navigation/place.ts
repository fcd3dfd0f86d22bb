import type { Box } from './hover-intent';

/** Between a panel and the window's edges, in pixels: 20 less than the window at most (spec 9). */
export const EDGE = 10;

export interface Size {
  width: number;
  height: number;
}

/** In pixels from the window's corner. */
export interface Place {
  left: number;
  top: number;
  maxHeight: number;
}

/**
 * Where a panel stands: below what it belongs to, or above where that has more room; begun where
 * that begins, in reading direction, as far as the window allows. All in pixels.
 */
export function placeOf(anchor: Box, panel: Size, window: Size, isRtl: boolean): Place {
  const below = window.height - anchor.bottom - EDGE;
  const above = anchor.top - EDGE;
  const isBelow = panel.height <= below || below >= above;
  const maxHeight = Math.max(0, Math.min(isBelow ? below : above, window.height - 2 * EDGE));
  const height = Math.min(panel.height, maxHeight);
  const wanted = isRtl ? anchor.right - panel.width : anchor.left;
  const most = window.width - panel.width - EDGE;
  // What fills the window has no edges to keep.
  const least = Math.min(EDGE, Math.max(0, (window.width - panel.width) / 2));
  return {
    left: Math.max(least, Math.min(wanted, most)),
    top: isBelow ? anchor.bottom : anchor.top - height,
    maxHeight,
  };
}
