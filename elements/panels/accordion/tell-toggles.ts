import { announce } from '../../../shared/bus/bus';

/** What has opened and closed in one accordion since it was announced last. */
interface Toggles {
  shown: Set<Element>;
  hidden: Set<Element>;
  /** Begins to look once the last motion should be over. */
  timer?: number;
  /** The frame that looks next whether the heights are final. */
  frame: number;
}

const pending = new WeakMap<HTMLElement, Toggles>();

/**
 * Announces what has opened and what has closed together: an item that opens closes another, of which the
 * browser tells apart. Once per change, when the heights are final, so that whoever measures the page then
 * measures what stays; at once where nothing moves, as with reduced motion.
 */
export function tellToggle(host: HTMLElement, item: HTMLDetailsElement) {
  const toggles: Toggles = pending.get(host) ?? { shown: new Set(), hidden: new Set(), frame: 0 };
  pending.set(host, toggles);
  const { shown, hidden } = toggles;
  const [to, from] = item.open ? [shown, hidden] : [hidden, shown];
  // An item that is again as it was announced is not mentioned.
  if (!from.delete(item)) to.add(item);
  const time = movingTime(item);
  // What looks already does not know that this item is about to move.
  cancelAnimationFrame(toggles.frame);
  clearTimeout(toggles.timer);
  // A timer would hold an accordion that has left the page meanwhile, with all that it holds.
  const there = new WeakRef(host);
  toggles.timer = window.setTimeout(() => {
    const present = there.deref();
    if (present) (time ? whenStill : tell)(present, toggles);
  }, time);
}

function tell(host: HTMLElement, { shown, hidden }: Toggles) {
  pending.delete(host);
  if (host.isConnected && shown.size + hidden.size)
    announce('panel.changed', host.id, { host, shown: [...shown], hidden: [...hidden] });
}

/**
 * How long the content of an item may move, in milliseconds; NaN where the engine does not move it. Its
 * animations are not reported by any event.
 */
function movingTime(item: Element): number {
  const { transitionDuration, transitionDelay } = getComputedStyle(item, '::details-content');
  return longest(transitionDuration) + longest(transitionDelay);
}

const longest = (times: string) => Math.max(...times.split(',').map(parseFloat)) * 1000;

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
  if (isStill || document.hidden) tell(host, toggles);
  else toggles.frame = requestAnimationFrame(() => whenStill(host, toggles, height, start, count));
}
