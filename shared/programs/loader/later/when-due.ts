import { isAnswered } from '../../../element/signals';
import { whenIdle } from '../idle';
import type { Touch } from '../touch';
import { whenParsed } from './when-parsed';

/** Milliseconds that an element sleeps on at most. What its visitor does next may need it awake. */
const AT_MOST = 200;

/**
 * Waits until an element has to wake: once its content is there, and, if all touches are answered, when the
 * browser is idle.
 */
export async function whenDue(host: Element, touches: Touch[]) {
  await whenParsed(host);
  if (touches.length && touches.every(({ event }) => isAnswered(event)))
    await new Promise<void>((done) => void whenIdle(done, AT_MOST));
}
