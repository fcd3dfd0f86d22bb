import { goAlong } from '../go-to';
import { reveal } from '../reveal';

/** Scrolls to a heading, in 600 ms, and opens the element that hides it. Spec 9. */
export function go(link: HTMLAnchorElement, heading: HTMLElement, offset: number) {
  reveal(heading);
  // A heading that is not rendered has no position.
  if (!heading.getClientRects().length) return;
  goAlong(link, heading, offset);
}
