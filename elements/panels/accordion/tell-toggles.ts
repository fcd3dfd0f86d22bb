import { announce } from '../../../shared/bus/bus';

/** What has opened and closed in one accordion since it was announced last. */
interface Toggles {
  shown: Set<Element>;
  hidden: Set<Element>;
  /** The frame that looks next whether the heights are final. */
  frame: number;
}

const pending = new WeakMap<HTMLElement, Toggles>();

/**
 * Announces what has opened and what has closed together: an item that opens closes another, of which the
 * browser tells apart. Once per change, when the heights are final, so that whoever measures the page then
 * measures what stays.
 */
export function tellToggle(host: HTMLElement, item: HTMLDetailsElement) {
  const toggles = pending.get(host) ?? { shown: new Set(), hidden: new Set(), frame: 0 };
  pending.set(host, toggles);
  const { shown, hidden } = toggles;
  const [to, from] = item.open ? [shown, hidden] : [hidden, shown];
  // An item that is again as it was announced is not mentioned.
  if (!from.delete(item)) to.add(item);
  // What looks already does not know that this item is about to move.
  cancelAnimationFrame(toggles.frame);
  whenStill(host, toggles, pageTime() + movingTime(item));
}

/** Milliseconds by which the page's motions go; a busy browser at times holds them for several frames. */
const pageTime = () => Number(document.timeline.currentTime);

/** How long the content of an item may move, in milliseconds. Its animations are not reported by any event. */
function movingTime(item: Element): number {
  const { transitionDuration, transitionDelay } = getComputedStyle(item, '::details-content');
  return longest(transitionDuration) + longest(transitionDelay);
}

const longest = (times: string) => Math.max(...times.split(',').map(parseFloat)) * 1000 || 0;

/** So many frames on end as high as the one before: a busy browser at times draws two for one step of a motion. */
const STILL_FRAMES = 5;
/** And so many milliseconds of the page's own time. */
const STILL_TIME = 80;

/** Tells when the motion is due to be over and the host's height stays the same; at once where nothing is drawn. */
function whenStill(
  host: HTMLElement,
  toggles: Toggles,
  due: number,
  before = NaN,
  since = 0,
  frames = 0,
) {
  const { height } = host.getBoundingClientRect();
  const now = pageTime();
  const [start, count] = height === before ? [since, frames + 1] : [now, 0];
  const isStill = now >= due && count >= STILL_FRAMES && now - start >= STILL_TIME;
  if (isStill || document.hidden || !host.isConnected) return tell(host, toggles);
  toggles.frame = requestAnimationFrame(() => whenStill(host, toggles, due, height, start, count));
}

function tell(host: HTMLElement, { shown, hidden }: Toggles) {
  pending.delete(host);
  if (host.isConnected && shown.size + hidden.size)
    announce('panel.changed', host.id, { host, shown: [...shown], hidden: [...hidden] });
}
