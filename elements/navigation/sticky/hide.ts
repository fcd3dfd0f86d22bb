import { readScroll } from '../../../shared/page/scroll-reader';
import { AWAY } from './posture';

/** So many pixels up mean that the visitor wants to see what is at the top. */
const TURNED = 10;

/**
 * Has a stuck bar slide away while the visitor scrolls down, and come back on the way up.
 *
 * @param changed called after it has begun to do either
 * @returns a function that ends it, and leaves the bar as it is
 */
export const hideOnWayDown = (host: HTMLElement, isStuck: () => boolean, changed: () => void) =>
  readScroll(({ up }) => {
    if (up > 0 && up < TURNED) return;
    const isAway = isStuck() && up === 0;
    if (isAway === host.hasAttribute(AWAY)) return;
    host.toggleAttribute(AWAY, isAway);
    changed();
  });
