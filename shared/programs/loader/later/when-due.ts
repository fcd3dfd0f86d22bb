import type { Sleeper } from '../../../element/signals';
import { whenIdle } from '../idle';
import type { Waking } from '../sleepers';
import type { Touch } from '../touch';
import { areAnswered } from './are-answered';
import { whenParsed } from './when-parsed';

/** Milliseconds that an element sleeps on at most. What its visitor does next may need it awake. */
const AT_MOST = 200;

/**
 * Waits until an element has to wake: once its content is there, and, if all touches are answered, when the
 * browser is idle, and those that were touched before it are awake: what one tells others, such as that it
 * has opened, is told in the order of the touches.
 *
 * @returns where all is answered, what has the focus: the visitor may have gone on to a field of the page
 */
export async function whenDue(
  host: Element,
  touches: Touch[],
  before: [Sleeper, Waking][],
): Promise<Element | null> {
  await whenParsed(host);
  if (!areAnswered(host, touches)) return null;
  await new Promise<void>((done) => void whenIdle(done, AT_MOST));
  const touched = before.filter(
    ([{ localName }, its]) => its.touches.length && customElements.get(localName),
  );
  await Promise.allSettled(touched.map(([, { done }]) => done));
  return document.activeElement;
}
