import { announce } from '../../shared/bus/bus';
import { glideTo } from './glide';
import type { Link } from '../../shared/browser/links/plain-click';
import { focusOn } from './focus-on';

/**
 * Scrolls the page smoothly to an element, moves focus there, and announces it on the bus.
 *
 * @param source the clicked link, if any
 * @param offset pixels to leave above the element
 */
export function goTo(target: HTMLElement, source: Element | null, offset: number) {
  announce('anchor.started', target.id, { source });
  glideTo(target, { offset });
  focusOn(target);
}

/** Follows a link into this page: adds its address to the history once, and scrolls to its target. */
export function goAlong(link: Link, target: HTMLElement, offset: number) {
  // Before scrolling, so that Back returns to the previous position.
  if (link.href !== location.href) history.pushState(null, '', link.href);
  goTo(target, link, offset);
}
