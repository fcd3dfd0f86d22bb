import { nodeSlot } from '../../shared/foundation/slot';

/** Where presses have led that a sleeping element has answered; pages are counted from 0. */
export interface AnsweredScroll {
  /** The page in view before the first of them. */
  from: number;
  /** The page that the latest of them has asked for. */
  to: number;
  /** Whether the way there has ended, so that another page in view is the visitor's choice. */
  isOver: boolean;
}

export const answeredScroll = nodeSlot<AnsweredScroll>('sliding-way.1');

/** None where the visitor has scrolled on since then. */
export const upToDate = (
  scroll: AnsweredScroll | undefined,
  inView: number,
): AnsweredScroll | undefined =>
  scroll && (!scroll.isOver || scroll.to === inView) ? scroll : undefined;

/** The page before those presses, since they are repeated next; undefined where there are none. */
export function takeAnswered(host: HTMLElement, inView: number): number | undefined {
  const answered = answeredScroll(host);
  const from = upToDate(answered.value, inView)?.from;
  answered.value = undefined;
  return from;
}
