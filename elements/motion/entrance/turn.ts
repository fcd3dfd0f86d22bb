import { bringsIn, type Settings } from './settings';

/** What is known of content that comes in, up to now. */
export interface Known {
  /** Whether it was looked at before. */
  isFirst: boolean;
  /** Whether its sheet keeps it from view, because it is to come in at the start. */
  isKept: boolean;
  isInView: boolean;
  /** How often it has come in. */
  count: number;
}

type Wishes = Pick<Settings, 'animation' | 'repeat'>;

const isWanted = ({ count }: Known, { repeat }: Wishes) => repeat === 0 || count < repeat;

/**
 * What to do with content that has come into view, or left it: `start` to move it in; `count` what
 * the visitor sees in its place already, as if it had come in.
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

/** What content is like that does not move now: `over` for good, or `waiting` out of view. */
export function restOf(known: Known, wishes: Wishes): 'over' | 'waiting' | undefined {
  if (!isWanted(known, wishes)) return 'over';
  return !known.isInView && bringsIn(wishes.animation) ? 'waiting' : undefined;
}
