import { coveredTop } from './covered';
import { reducesMotion } from './motion';
import { pageSlot } from './slot';

/** A visitor who does one of these wants to be elsewhere; the last comes with Back. */
const HALTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'];

/** Frames in which a header may still become sticky after the last step. */
const LATE = 4;

interface Glide {
  /** In milliseconds. */
  duration?: number;
  /** Pixels to leave above the target, besides its own scroll margin and what covers the top. */
  offset?: number;
}

/** Ends what scrolls now: one at a time, whichever file of the page has begun it. */
const haltSlot = pageSlot<() => void>('glide.1');

/**
 * Scrolls the page to an element: 600 ms, slow at both ends (spec 9); at once for visitors who want
 * less motion. One at a time; a wheel, finger or key of the visitor's halts it where it is. The way
 * is measured anew in each frame, since pictures may load and headers become sticky underway.
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

/** How much of the way is done, from 0 to 1; times in milliseconds. */
const partOf = (elapsed: number, length: number) =>
  length > 0 ? Math.min(1, Math.max(0, elapsed / length)) : 1;

const jump = (top: number) => scrollTo({ top, behavior: 'instant' });

/** Slow, fast, slow. */
const eased = (part: number) => (part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2);

/** How far down the page must be scrolled for an element to be at the top, as far as there is page. */
function placeOf(target: Element, offset: number) {
  const root = document.documentElement;
  if (target === root) return 0;
  const room = Math.max(coveredTop(target), pixels(getComputedStyle(root).scrollPaddingTop));
  const margin = pixels(getComputedStyle(target).scrollMarginTop);
  const place = scrollY + target.getBoundingClientRect().top - room - margin - offset;
  return Math.min(Math.max(0, place), root.scrollHeight - innerHeight);
}

/** Of a computed length; a percentage is one of the window's height, and `auto` is nothing. */
const pixels = (length: string) =>
  (parseFloat(length) || 0) * (length.endsWith('%') ? innerHeight / 100 : 1);

/** Scrolls the boxes that an element stands in, at once, and leaves the page where it is. */
function bringIntoItsBoxes(target: Element) {
  const { scrollX, scrollY } = window;
  target.scrollIntoView({ behavior: 'instant', block: 'start', inline: 'nearest' });
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}
