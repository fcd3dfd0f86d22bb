import { reducesMotion } from '../../../shared/browser/reduced-motion';
import { onceSeen } from '../once-seen';
import { nodeSlot } from '../../../shared/foundation/slot';
import { followProgress, moveIn } from './motion';
import { percentIn } from './percent-in';

/** The animation of a host, begun by its watcher or by the awake element. */
interface Filling {
  stop(): void;
  /** Whether it was seen, and has begun to fill up. */
  isDone: boolean;
}

const fillingOf = nodeSlot<Filling>('progress-bar.1');

/**
 * Fills a rendered bar from zero to its value, once, when it comes into view. A second call before
 * that starts the wait again. Spec 4, 9.
 *
 * @returns a function that stops it
 */
export function fillUp(host: HTMLElement): () => void {
  const filling = (fillingOf(host).value ??= { stop: () => {}, isDone: false });
  filling.stop();
  if (filling.isDone) {
    // The figure may have stopped half-way, or the value may have changed.
    percentIn(host.shadowRoot!)?.(1);
    return () => {};
  }
  let end = onceSeen(host, () => {
    filling.isDone = true;
    end = run(host);
  });
  return (filling.stop = () => end());
}

/** Runs the animation; with reduced motion it only reports the arrival. */
function run(host: HTMLElement): () => void {
  const shadow = host.shadowRoot!;
  const { value } = shadow.querySelector('progress')!;
  if (reducesMotion() || value === 0) {
    tellArrival(host, value);
    return () => {};
  }
  const write = percentIn(shadow);
  write?.(0);
  const moving = moveIn(host);
  const unfollow = followProgress(moving[0]!, (part) => {
    if (part !== undefined) return write?.(part);
    stop();
    write?.(1);
    tellArrival(host, value);
  });
  const stop = () => {
    unfollow();
    for (const animation of moving) animation.cancel();
  };
  return stop;
}

function tellArrival(host: HTMLElement, value: number) {
  const detail = { value };
  host.dispatchEvent(
    new CustomEvent('wb-progress-bar-end', { detail, bubbles: true, composed: true }),
  );
}
