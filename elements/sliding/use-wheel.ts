import type { RefObject } from 'react';
import { useRef } from 'react';
import { useNative } from '../../shared/react/hooks/use-native';
import { isForPart } from './own-drag';
import type { Axis } from './scrolled';

/** What a notch of a wheel says, in pixels; more of them ask for more steps, two at most (spec 9). */
const NOTCH = 100;
const MOST = 2;

/** Milliseconds of the event's own clock; a touchpad goes on telling long after the fingers have left. */
const PAUSE = 400;

/** The steps that a wheel asks for, -2 to 2. */
function wheelSteps(
  { deltaX, deltaY, deltaMode }: WheelEvent,
  axis: Axis,
  isUpright: boolean,
): number {
  // Sideways over a column is for what stands around it.
  if (!isUpright && axis === 'y') return 0;
  const delta = isUpright ? deltaY : deltaX;
  const pixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? delta : delta * (NOTCH / 3);
  if (Math.abs(pixels) < 4) return 0;
  const steps = Math.max(1, Math.round(Math.abs(pixels) / NOTCH));
  return Math.sign(pixels) * Math.min(MOST, steps);
}

/** Whether a box can be scrolled further, up or down or to a side, by a wheel of this delta. */
function canScroll(it: Element, by: number, isUpright: boolean): boolean {
  const { overflowX, overflowY, direction } = getComputedStyle(it);
  if (!/auto|scroll/.test(isUpright ? overflowY : overflowX)) return false;
  const room = isUpright ? it.scrollHeight - it.clientHeight : it.scrollWidth - it.clientWidth;
  // From right to left, it is counted from 0 down.
  const at = isUpright ? it.scrollTop : it.scrollLeft + (direction === 'rtl' ? room : 0);
  return (by < 0 ? at : room - at) > 1;
}

interface Wheel {
  isOn: boolean;
  axis: Axis;
  /** Whether there is no end, at which the page could scroll again. */
  goesRound: boolean;
  /** Goes so many pages on; false at an end. */
  step(by: number): boolean;
}

/**
 * Steps with the wheel. What it does not use is the page's, or a box's in a slide that scrolls by itself: there, at an
 * end, with Ctrl, and upright where it goes round.
 */
export function useWheel(
  viewport: RefObject<HTMLElement | null>,
  { isOn, axis, goesRound, step }: Wheel,
) {
  const last = useRef(-Infinity);
  useNative(isOn ? viewport : null, 'wheel', (event) => {
    const isUpright = Math.abs(event.deltaY) >= Math.abs(event.deltaX);
    // Where the page is scrolling already, nobody can keep it from that.
    const isPages = !event.cancelable || event.ctrlKey || (goesRound && isUpright);
    if (isPages || event.defaultPrevented) return;
    const it = viewport.current!;
    const by = wheelSteps(event, axis, isUpright);
    if (!by || isForPart(event, it, (part) => canScroll(part, by, isUpright))) return;
    if (event.timeStamp - last.current < PAUSE) return event.preventDefault();
    const isRtl = !isUpright && getComputedStyle(it).direction === 'rtl';
    if (!step(isRtl ? -by : by)) return;
    last.current = event.timeStamp;
    event.preventDefault();
  });
}
