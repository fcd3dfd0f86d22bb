import { ANSWERED } from '../../../element/signals';
import { whenIdle } from '../idle';
import type { Touch } from '../touch';

/** Milliseconds that an element sleeps on at most. What its visitor does next may need it awake. */
const AT_MOST = 200;

/** Whether a visitor has seen what a touch leads to already; see `answers/answer.ts`. */
export const isAnswered = ({ event }: Touch) => ANSWERED in event;

/** Waits until an element has to wake: at once, or when the browser is idle if all touches are answered. */
export const whenDue = (touches: Touch[]): Promise<void> | void =>
  touches.length && touches.every(isAnswered)
    ? new Promise((done) => void whenIdle(done, AT_MOST))
    : undefined;
