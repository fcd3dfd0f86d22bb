/** Delay before a hovered item opens, so that passing over it opens nothing; in milliseconds. */
const OPENS_AFTER = 90;
/** Delay before closing, since the mouse may come back (spec 9); in milliseconds. */
const CLOSES_AFTER = 150;
/**
 * Delay before switching, since a mouse may cross another item on its way to the panel; in
 * milliseconds.
 */
const TURNS_AFTER = 350;

/** How long a click does not close what hover has opened; in milliseconds. */
export const ECHOES_FOR = 500;

/** The item that shall be open, undefined for none, and the delay in milliseconds. */
export interface Intent<T> {
  shows: T | undefined;
  after: number;
}

/** The intent of a mouse over one item while another is open; either may be undefined. */
export function intentOf<T>(
  over: T | undefined,
  opened: T | undefined,
  isHeading: boolean,
): Intent<T> {
  if (over === opened) return { shows: opened, after: 0 };
  if (over === undefined) return { shows: undefined, after: CLOSES_AFTER };
  return { shows: over, after: opened !== undefined && isHeading ? TURNS_AFTER : OPENS_AFTER };
}

export interface Point {
  x: number;
  y: number;
}

/** In pixels from the top left corner of the window, as in a DOMRect. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Whether a mouse that moved between two points is on its way to a panel above or below: it comes
 * nearer, and its line meets the panel's near edge between the corners.
 */
export function headsFor(from: Point, to: Point, panel: Box): boolean {
  const edge = from.y <= panel.top ? panel.top : panel.bottom;
  const step = to.y - from.y;
  if (step === 0 || Math.sign(step) !== Math.sign(edge - from.y)) return false;
  const meets = from.x + ((to.x - from.x) * (edge - from.y)) / step;
  return meets >= panel.left && meets <= panel.right;
}
