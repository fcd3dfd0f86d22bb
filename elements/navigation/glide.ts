import { coveredTop } from './covered';
import { reducesMotion } from '../../shared/browser/reduced-motion';
import { pageSlot } from '../../shared/foundation/slot';

/** Events of the visitor that stop the scrolling; `popstate` comes with Back. */
const HALTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'];

/** Extra frames after the last step, in which a header may still become sticky. */
const LATE = 4;

interface Glide {
  /** In milliseconds. */
  duration?: number;
  /** Pixels to leave above the target, besides its scroll margin and the bars that cover the top. */
  offset?: number;
}

/** Stops the running scroll; only one runs at a time, across all bundles of the page. */
const haltSlot = pageSlot<() => void>('glide.1');

/**
 * Scrolls the page to an element in 600 ms, slow at both ends (spec 9); at once for visitors who prefer
 * reduced motion. Only one scroll runs at a time; a wheel, pointer or key event stops it. Measures the
 * distance in each frame, because images may load and headers become sticky meanwhile.
 */
export function glideTo(target: Element, { duration = 600, offset = 0 }: Glide = {}) {
  haltSlot.value?.();
  bringIntoItsBoxes(target);
  const { scrollY: start } = window;
  const begin = performance.now();
  const length = reducesMotion() ? 0 : duration;
  let frame = 0;
  let late = LATE;

  const halt = () => {
    cancelAnimationFrame(frame);
    for (const type of HALTS) removeEventListener(type, halt, true);
  };
  const step = (now: number) => {
    const part = partOf(now - begin, length);
    jump(start + (placeOf(target, offset) - start) * eased(part));
    if (part < 1 || late-- > 0) frame = requestAnimationFrame(step);
    else halt();
  };
  for (const type of HALTS) addEventListener(type, halt, { capture: true, passive: true });
  haltSlot.value = halt;
  step(begin);
}

/** Progress from 0 to 1; times in milliseconds. */
const partOf = (elapsed: number, length: number) =>
  length > 0 ? Math.min(1, elapsed / length) : 1;

/** Scrolls the page there at once, whatever its style sheet says. */
export const jump = (top: number) => scrollTo({ top, behavior: 'instant' });

/** Quadratic ease-in-out. */
const eased = (part: number) => (part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2);

/** The scroll position that puts an element at the top, within the page's scroll range. */
function placeOf(target: Element, offset: number) {
  const root = document.documentElement;
  if (target === root) return 0;
  const room = Math.max(coveredTop(target), pixels(getComputedStyle(root).scrollPaddingTop));
  const margin = pixels(getComputedStyle(target).scrollMarginTop);
  const place = scrollY + target.getBoundingClientRect().top - room - margin - offset;
  return Math.min(Math.max(0, place), root.scrollHeight - innerHeight);
}

/** Pixels of a computed length; percentages refer to the window's height, and `auto` is 0. */
const pixels = (length: string) =>
  (parseFloat(length) || 0) * (length.endsWith('%') ? innerHeight / 100 : 1);

/** Scrolls the scroll containers around an element at once, but not the page. */
function bringIntoItsBoxes(target: Element) {
  const { scrollX, scrollY } = window;
  target.scrollIntoView({ behavior: 'instant', block: 'start', inline: 'nearest' });
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}
