import { reducesMotion } from '../../../shared/browser/reduced-motion';
import { nodeSlot } from '../../../shared/foundation/slot';
import { drawAtReadingRate, drawEachFrame } from '../drawing-clock';
import { onceSeen } from '../once-seen';
import { readCount, writeFigure } from './drawn-count';

/** The counting of a host, begun by its watcher or by the awake element. */
interface Counting {
  /** Ends the wait, or the count where it is. */
  stop(): void;
  /** What is counted since it was seen, to tell whether it is asked for anew. */
  counts?: string;
  /** When the count began, in milliseconds of the page. */
  began?: number;
  hasArrived?: boolean;
}

const countingOf = nodeSlot<Counting>('counter.1');

/**
 * Counts in a rendered counter from its start to its end, when it comes into view. A second call goes on
 * where the first one is, and counts anew only if start, end or duration have changed. Spec 3, 9.
 *
 * @returns a function that stops it
 */
export function countUp(host: HTMLElement): () => void {
  const counting = (countingOf(host).value ??= { stop() {} });
  counting.stop();
  const count = readCount(host.shadowRoot!);
  if (!count) return () => {};
  const asked = [count.start, count.end, count.duration].join();
  const begin = () => {
    if (counting.counts !== asked) Object.assign(counting, startNow(asked));
    counting.stop = run(host, counting);
  };
  if (counting.counts === undefined) counting.stop = onceSeen(host, begin);
  else begin();
  return () => counting.stop();
}

/** Counts again from the start what has been seen; what has not will count anyway. */
export function countAgain(host: HTMLElement): void {
  const counting = countingOf(host).value;
  if (counting?.counts === undefined) return;
  Object.assign(counting, startNow(''));
  countUp(host);
}

const startNow = (counts: string) => ({ counts, began: performance.now(), hasArrived: false });

function run(host: HTMLElement, counting: Counting): () => void {
  const shadow = host.shadowRoot!;
  const draw = (time: number) => {
    // Asleep, nobody else tells when it has left the page, or has been drawn anew.
    const count = host.isConnected && readCount(shadow);
    if (!count) return stop();
    const { start, end, duration } = count;
    const part = duration > 0 ? (time - counting.began!) / (duration * 1000) : 1;
    if (counting.hasArrived || part >= 1 || reducesMotion()) {
      stop();
      writeFigure(shadow, count, end);
      if (!counting.hasArrived) tellEnd(host, end);
      counting.hasArrived = true;
      return;
    }
    const way = eased(Math.max(0, part));
    // Not start + (end - start) * way, which two huge numbers make infinite.
    writeFigure(shadow, count, start * (1 - way) + end * way);
  };
  const goOn = readCount(shadow)?.moves ? drawEachFrame : drawAtReadingRate;
  const stop = goOn(draw);
  draw(performance.now());
  return stop;
}

const tellEnd = (host: HTMLElement, value: number) =>
  host.dispatchEvent(
    new CustomEvent('wb-counter-end', { detail: { value }, bubbles: true, composed: true }),
  );

/** Fast first, then slowing down. */
const eased = (part: number) => 1 - (1 - part) ** 3;
