import { bringsIn, type Settings } from './settings';

/** The state of an entrance so far. */
export interface Known {
  /** Whether the host has not been looked at before. */
  isFirst: boolean;
  /** Whether the style sheet hides the content, because it comes in at the start. */
  isKept: boolean;
  isInView: boolean;
  /** How often the entrance has played. */
  count: number;
}

type Wishes = Pick<Settings, 'animation' | 'repeat'>;

const isWanted = ({ count }: Known, { repeat }: Wishes) => repeat === 0 || count < repeat;

/**
 * What to do with content that has come into view, or left it: `start` moves it in; `count` counts
 * content that the visitor sees already as if it had come in.
 */
export function turnOf(
  known: Known,
  wishes: Wishes,
  isMoving: boolean,
): 'start' | 'count' | undefined {
  const { isFirst, isKept, isInView } = known;
  if (isFirst && isInView && !isKept && bringsIn(wishes.animation)) return 'count';
  return isInView && !isMoving && isWanted(known, wishes) ? 'start' : undefined;
}

/** The state of content that does not move now: `over` for good, or `waiting` out of view. */
export function restOf(known: Known, wishes: Wishes): 'over' | 'waiting' | undefined {
  if (!isWanted(known, wishes)) return 'over';
  return !known.isInView && bringsIn(wishes.animation) ? 'waiting' : undefined;
}
