import { presentClock } from '../../../shared/page/present-clock';
import { nodeSlot } from '../../../shared/page/slot';
import { Timer } from '../../../shared/page/timer';
import { atZero } from './at-zero';
import { figuresIn } from './figures';
import { observeSight } from './observe-sight';
import { untilChange } from './time-left';

/** What is under way on a host, whoever has begun it: its watcher, or the element awake. */
interface Counting {
  stop(): void;
  /** The moment for which all that happens at zero has happened. */
  done?: number | undefined;
}

const countingOf = nodeSlot<Counting>('countdown.1');

/**
 * Writes into a drawn countdown, from now on, what is left until the date it was drawn with; at zero
 * does what its attributes say, once a date. Called again it begins anew. Spec 4, 9.
 *
 * @returns a function that ends it
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
  // There is something left again.
  if (counting.done !== undefined && end > now()) {
    counting.done = undefined;
    if (host.getAttribute('action') === 'hide') host.hidden = false;
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
