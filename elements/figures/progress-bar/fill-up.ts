import { reducesMotion } from '../../../shared/page/motion';
import { onceSeen } from '../../../shared/page/once-seen';
import { nodeSlot } from '../../../shared/page/slot';
import { followProgress, moveIn } from './motion';
import { percentIn } from './percent-in';

/** What is under way on a host, whoever has begun it: its watcher, or the element awake. */
interface Filling {
  stop(): void;
  /** Whether it was seen, and has begun to fill up. */
  isDone: boolean;
}

const fillingOf = nodeSlot<Filling>('progress-bar.1');

/**
 * Fills a drawn bar up from nothing when it is seen, once; what is drawn is its end. Called again
 * while it waits, it waits anew. Spec 4, 9.
 *
 * @returns a function that ends it
 */
export function fillUp(host: HTMLElement): () => void {
  const filling = (fillingOf(host).value ??= { stop: () => {}, isDone: false });
  filling.stop();
  if (filling.isDone) {
    // What was left half-way, or has another value now.
    percentIn(host.shadowRoot!)?.(1);
    return () => {};
  }
  let end = onceSeen(host, () => {
    filling.isDone = true;
    end = run(host);
  });
  return (filling.stop = () => end());
}

/** Runs the animation; where less motion is asked for, only says that it has arrived. */
function run(host: HTMLElement): () => void {
  const shadow = host.shadowRoot!;
  const { value } = shadow.querySelector('progress')!;
  if (reducesMotion() || value === 0) {
    tellArrival(host, value);
    return () => {};
  }
  const write = percentIn(shadow);
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
