import { presentClock } from '../../../shared/page/present-clock';
import { nodeSlot } from '../../../shared/foundation/slot';
import { writeAttribute } from '../../../shared/browser/html/authored';
import { Timer } from '../../../shared/browser/timer';
import { atZero } from './at-zero';
import { figuresIn } from './figures';
import { observeSight } from './observe-sight';
import { untilChange } from './time-left';

/** The running count of a host, begun by its watcher or by the awake element. */
interface Counting {
  stop(): void;
  /** The end for which everything at zero has been done. */
  done?: number | undefined;
}

const countingOf = nodeSlot<Counting>('countdown.1');

/**
 * Keeps the time left in a rendered countdown up to date; at zero does what its attributes say,
 * once for each date. A second call starts again. Spec 4, 9.
 *
 * @returns a function that stops it
 */
export function countDown(host: HTMLElement): () => void {
  const counting = (countingOf(host).value ??= { stop: () => {} });
  counting.stop();
  const shadow = host.shadowRoot!;
  const end = Date.parse(shadow.querySelector('time')!.dateTime);
  const now = presentClock();
  const write = figuresIn(shadow);
  const timer = new Timer();
  let isFirst = true;

  if (Number.isNaN(end)) {
    delete host.dataset.wbState;
    write(end);
    return () => {};
  }
  // The new date is in the future again.
  if (counting.done !== undefined && end > now()) {
    counting.done = undefined;
    if (host.getAttribute('action') === 'hide') writeAttribute(host, 'hidden', null);
  }

  const look = (isSeen: boolean) => {
    if (!host.isConnected) return counting.stop();
    const left = end - now();
    const isLate = isFirst;
    if (isSeen || isFirst || left <= 0) write(left);
    isFirst = false;
    host.dataset.wbState = left > 0 ? 'running' : 'ended';
    if (left > 0) return timer.start(untilChange(left, isSeen), () => look(isSeen));
    counting.stop();
    if (counting.done === end) return;
    counting.done = end;
    atZero(host, isLate);
  };
  const unobserve = observeSight(host, look);
  const stop = () => {
    timer.stop();
    unobserve();
  };
  counting.stop = stop;
  look(false);
  return stop;
}
