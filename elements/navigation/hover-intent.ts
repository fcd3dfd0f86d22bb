/** A mouse that only passes over an item opens nothing; in milliseconds. */
export const OPENS_AFTER = 90;
/** One that leaves may come back (spec 9); in milliseconds. */
export const CLOSES_AFTER = 150;
/** One on its way to the open panel may cross another item; in milliseconds. */
export const TURNS_AFTER = 350;

/** A click on what a mouse has opened this recently means the same; in milliseconds. */
export const ECHOES_FOR = 500;

/** What shall be open, and how much later, in milliseconds; nothing when `shows` is undefined. */
export interface Intent<T> {
  shows: T | undefined;
  after: number;
}

/** What a mouse over one item means while another is open; each may be none. */
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

/** In pixels from the window's corner, as a DOMRect has them. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Whether a mouse that went from one point to another is on its way to a panel above or below: it
 * comes nearer, and goes on to meet the panel's near edge between its corners.
 */
export function headsFor(from: Point, to: Point, panel: Box): boolean {
  const edge = from.y <= panel.top ? panel.top : panel.bottom;
  const step = to.y - from.y;
  if (step === 0 || Math.sign(step) !== Math.sign(edge - from.y)) return false;
  const meets = from.x + ((to.x - from.x) * (edge - from.y)) / step;
  return meets >= panel.left && meets <= panel.right;
}
