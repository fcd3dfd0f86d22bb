import { pageOf, type Paging } from './pages';

/** How the browser itself has scrolled the slides, before Embla moves them. */

export type Axis = 'x' | 'y';

/** In pixels from the first slide on, whichever the reading direction. */
export const scrolledBy = (viewport: Element, axis: Axis): number =>
  Math.abs(axis === 'x' ? viewport.scrollLeft : viewport.scrollTop);

/** How far a slide is from the first, in pixels. */
const distance = (slide: HTMLElement, first: HTMLElement, axis: Axis) =>
  Math.abs(axis === 'x' ? slide.offsetLeft - first.offsetLeft : slide.offsetTop - first.offsetTop);

/** The page whose first slide is nearest to the start of the viewport, counted from 0. */
export function pageInPlace(
  viewport: Element,
  slides: HTMLElement[],
  axis: Axis,
  paging: Paging,
): number {
  const scrolled = scrolledBy(viewport, axis);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = viewport;
  const longest = axis === 'x' ? scrollWidth - clientWidth : scrollHeight - clientHeight;
  // Where the next one shows in part, the last one never comes to the start.
  if (scrolled && longest - scrolled < 1 && !paging.loops) return pageOf(slides.length, paging);
  const off = slides.map((it) => Math.abs(distance(it, slides[0]!, axis) - scrolled));
  return pageOf(off.indexOf(Math.min(...off)) + 1, paging);
}

export function scrollToSlide(
  viewport: Element,
  slides: HTMLElement[],
  number: number,
  behavior: ScrollBehavior,
) {
  const [first, slide] = [slides[0], slides[number - 1]];
  if (!first || !slide) return;
  viewport.scrollTo({
    left: slide.offsetLeft - first.offsetLeft,
    top: slide.offsetTop - first.offsetTop,
    behavior,
  });
}
