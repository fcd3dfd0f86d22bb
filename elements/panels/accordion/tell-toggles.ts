import { announce } from '../../../shared/bus/bus';
import { Timer } from '../../../shared/browser/timer';

/** What has opened and closed in one accordion since it was announced last. */
interface Toggles {
  shown: Set<Element>;
  hidden: Set<Element>;
  timer: Timer;
  /** The frame that looks next whether the heights are final. */
  frame?: number;
}

const pending = new WeakMap<HTMLElement, Toggles>();
const NONE = { shown: new Set<Element>(), hidden: new Set<Element>() };

/**
 * Announces what has opened and what has closed together: an item that opens closes another, of which the
 * browser tells apart. Once per change, when the heights are final, so that whoever measures the page then
 * measures what stays; at once where nothing moves, as with reduced motion.
 */
export function tellToggle(host: HTMLElement, item: HTMLDetailsElement) {
  const toggles: Toggles = pending.get(host) ?? {
    shown: new Set(),
    hidden: new Set(),
    timer: new Timer(),
  };
  pending.set(host, toggles);
  const { shown, hidden, timer, frame } = toggles;
  // What looks already does not know that this item is about to move.
  if (frame) cancelAnimationFrame(frame);
  const [to, from] = item.open ? [shown, hidden] : [hidden, shown];
  // An item that is again as it was announced is not mentioned.
  if (!from.delete(item)) to.add(item);
  const time = movingTime(item);
  // A timer would hold an accordion that has left the page meanwhile, with all that it holds.
  const there = new WeakRef(host);
  timer.start(time, () => {
    const present = there.deref();
    if (present && time > 0) whenStill(present, toggles);
    else if (present) tell(present);
  });
}

function tell(host: HTMLElement) {
  const { shown, hidden } = pending.get(host) ?? NONE;
  pending.delete(host);
  if (!host.isConnected || shown.size + hidden.size === 0) return;
  announce('panel.changed', host.id, { host, shown: [...shown], hidden: [...hidden] });
}

/** How long the content of an item may move, in milliseconds. Its animations are not reported by any event. */
function movingTime(item: Element): number {
  const style = getComputedStyle(item, '::details-content');
  const [duration, delay] = [style.transitionDuration, style.transitionDelay].map((list) =>
    Math.max(0, ...list.split(',').map((time) => parseFloat(time) || 0)),
  );
  return (duration! + delay!) * 1000;
}

/** So many frames on end as high as the one before: a busy browser at times draws two for one step of a motion. */
const STILL_FRAMES = 3;
/** And so many milliseconds of the page's own time, which a busy browser at times holds for several frames. */
const STILL_TIME = 40;

/** Tells when the host's height stays the same; at once where it is not drawn. */
function whenStill(host: HTMLElement, toggles: Toggles, before = NaN, since = 0, frames = 0) {
  const { height } = host.getBoundingClientRect();
  const now = Number(document.timeline.currentTime);
  const [start, count] = height === before ? [since, frames + 1] : [now, 0];
  const isStill = count >= STILL_FRAMES && now - start >= STILL_TIME;
  if (isStill || document.hidden || !host.isConnected) tell(host);
  else toggles.frame = requestAnimationFrame(() => whenStill(host, toggles, height, start, count));
}
