import { readScroll } from '../../../shared/browser/scrolling/observe-scroll';
import { AWAY } from './posture';

/** Scrolling up this far brings the bar back; in pixels. */
const TURNED = 10;

/**
 * Slides a stuck bar away while the visitor scrolls down, and back on the way up.
 *
 * @param changed called when either slide has begun
 * @returns a function that stops this, and leaves the bar as it is
 */
export const hideOnWayDown = (host: HTMLElement, isStuck: () => boolean, changed: () => void) =>
  readScroll(({ up }) => {
    if (up > 0 && up < TURNED) return;
    const isAway = isStuck() && up === 0;
    if (isAway === host.hasAttribute(AWAY)) return;
    host.toggleAttribute(AWAY, isAway);
    changed();
  });
