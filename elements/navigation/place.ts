import type { Box } from './hover-intent';

/** The gap between a panel and the window's edges, in pixels: both gaps make 20 (spec 9). */
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
 * Places a panel below its anchor, or above if there is more room, aligned to the anchor's start in
 * reading direction as far as the window allows. All in pixels.
 */
export function placeOf(anchor: Box, panel: Size, window: Size, isRtl: boolean): Place {
  const below = window.height - anchor.bottom - EDGE;
  const above = anchor.top - EDGE;
  const isBelow = panel.height <= below || below >= above;
  const maxHeight = Math.max(0, Math.min(isBelow ? below : above, window.height - 2 * EDGE));
  const height = Math.min(panel.height, maxHeight);
  const wanted = isRtl ? anchor.right - panel.width : anchor.left;
  const most = window.width - panel.width - EDGE;
  // A panel as wide as the window needs no gap.
  const least = Math.min(EDGE, Math.max(0, (window.width - panel.width) / 2));
  return {
    left: Math.max(least, Math.min(wanted, most)),
    top: isBelow ? anchor.bottom : anchor.top - height,
    maxHeight,
  };
}
