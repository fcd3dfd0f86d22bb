import { goAlong } from '../../../shared/page/go-to';
import { reveal } from '../../../shared/page/reveal';

/** Scrolls to a heading, in 600 ms, and opens what it is hidden in. Spec 9. */
export function go(link: HTMLAnchorElement, heading: HTMLElement, offset: number) {
  reveal(heading);
  // One that is not shown stands at no place.
  if (!heading.getClientRects().length) return;
  goAlong(link, heading, offset);
}
