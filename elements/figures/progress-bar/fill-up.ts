import { reducesMotion } from '../../../shared/browser/reduced-motion';
import { nodeSlot } from '../../../shared/foundation/slot';
import { onceSeen } from '../once-seen';
import { DURATION, followProgress, moveIn } from './motion';
import { percentIn } from './percent-in';

/** The animation of a host, begun by its watcher or by the awake element. */
interface Filling {
  /** Ends the wait, or the animation where it is. */
  stop(): void;
  /** When it was seen, and has begun to fill up, in milliseconds of the page. */
  began?: number;
  /** To what it fills up. */
  value?: number;
  hasArrived?: boolean;
}

const fillingOf = nodeSlot<Filling>('progress-bar.1');

/**
 * Fills a rendered bar from zero to its value, once, when it comes into view. A second call goes on where the
 * first one is; a value that has changed shows at once. Spec 4, 9.
 *
 * @returns a function that stops it
 */
export function fillUp(host: HTMLElement): () => void {
  const filling = (fillingOf(host).value ??= { stop() {} });
  filling.stop();
  const goOn = () => (filling.stop = run(host, filling));
  if (filling.began !== undefined) goOn();
  else
    filling.stop = onceSeen(host, () => {
      filling.began = performance.now();
      filling.value = valueOf(host);
      goOn();
    });
  return () => filling.stop();
}

function run(host: HTMLElement, filling: Filling): () => void {
  const value = valueOf(host);
  const write = percentIn(host.shadowRoot!);
  const arrive = () => {
    write?.(1);
    if (!filling.hasArrived) tellArrival(host, value);
    filling.hasArrived = true;
  };
  const elapsed = performance.now() - filling.began!;
  if (filling.hasArrived || elapsed >= DURATION || cannotMove(filling, value)) {
    arrive();
    return () => {};
  }
  const moving = moveIn(host, elapsed);
  const stop = () => {
    unfollow();
    for (const animation of moving) animation.cancel();
  };
  const unfollow = followProgress(moving[0]!, (part) => {
    // Asleep, nobody else tells when it has left the page.
    if (!host.isConnected) return stop();
    if (part !== undefined && !reducesMotion()) return write?.(part);
    stop();
    arrive();
  });
  return stop;
}

const cannotMove = (filling: Filling, value: number) =>
  value === 0 || value !== filling.value || reducesMotion();

const valueOf = (host: HTMLElement) => host.shadowRoot!.querySelector('progress')!.value;

function tellArrival(host: HTMLElement, value: number) {
  const detail = { value };
  host.dispatchEvent(
    new CustomEvent('wb-progress-bar-end', { detail, bubbles: true, composed: true }),
  );
}
