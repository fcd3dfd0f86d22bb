import { reducesMotion } from '../../../shared/browser/reduced-motion';
import { nodeSlot } from '../../../shared/foundation/slot';
import { onceSeen } from '../once-seen';
import { READING_RATE } from '../reading-rate';
import { type Count, figureWriter, readCount } from './drawn-count';

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
  const asked = [count.start, count.end, count.duration].join();
  const begin = () => {
    if (counting.counts !== asked) Object.assign(counting, startNow(asked));
    counting.stop = run(host, count, counting);
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

function run(host: HTMLElement, count: Count, counting: Counting): () => void {
  const { start, end, duration, moves } = count;
  const write = figureWriter(host.shadowRoot!, count);
  const arrive = () => {
    write(end);
    if (counting.hasArrived) return;
    counting.hasArrived = true;
    const detail = { value: end };
    host.dispatchEvent(
      new CustomEvent('wb-counter-end', { detail, bubbles: true, composed: true }),
    );
  };
  if (counting.hasArrived || !(duration > 0) || reducesMotion()) {
    arrive();
    return () => {};
  }
  let last = -Infinity;
  const draw = (time: number) => {
    const part = Math.min(1, Math.max(0, (time - counting.began!) / (duration * 1000)));
    if (part === 1) return arrive();
    if (moves || time - last >= READING_RATE) {
      last = time;
      const way = eased(part);
      // Not start + (end - start) * way, which two huge numbers make infinite.
      write(start * (1 - way) + end * way);
    }
    // Asleep, nobody else tells when it has left the page.
    frame = host.isConnected ? requestAnimationFrame(draw) : 0;
  };
  let frame = 0;
  draw(performance.now());
  return () => cancelAnimationFrame(frame);
}

/** Fast first, then slowing down. */
const eased = (part: number) => 1 - (1 - part) ** 3;
