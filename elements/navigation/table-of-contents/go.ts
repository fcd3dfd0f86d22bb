import { revealFor } from '../../../shared/browser/reveal';
import { goAlong } from '../go-to';

/** Scrolls to a heading, in 600 ms, and opens the element that hides it. Spec 9. */
export function go(link: HTMLAnchorElement, heading: HTMLElement, offset: number) {
  // The panels that follow links were told of none: this list has prevented the click.
  revealFor(heading);
  // A heading that is not rendered has no position.
  if (!heading.getClientRects().length) return;
  goAlong(link, heading, offset);
}
