import { announce } from '../bus/bus';
import { glideTo } from './glide';
import type { Link } from './plain-click';
import { focusOn } from './reveal';

/**
 * Scrolls the page smoothly to a place in it, and moves the focus there; says so on the bus.
 *
 * @param source the link that leads there, if it was one
 * @param offset pixels to leave above the place
 */
export function goTo(target: HTMLElement, source: Element | null, offset: number) {
  announce('anchor.started', target.id, { source });
  glideTo(target, { offset });
  focusOn(target);
}

/** Does what a link into this page says: its address is in the history once, its place at the top. */
export function goAlong(link: Link, target: HTMLElement, offset: number) {
  // Before it moves, so that Back leads to where the visitor was.
  if (link.href !== location.href) history.pushState(null, '', link.href);
  goTo(target, link, offset);
}
