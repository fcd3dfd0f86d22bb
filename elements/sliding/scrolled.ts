/** How the browser itself has scrolled the slides, before Embla moves them. */

export type Axis = 'x' | 'y';

/** In pixels from the first slide on, whichever the reading direction. */
export const scrolledBy = (viewport: Element, axis: Axis): number =>
  Math.abs(axis === 'x' ? viewport.scrollLeft : viewport.scrollTop);

/** How far a slide is from the first, in pixels. */
const distance = (slide: HTMLElement, first: HTMLElement, axis: Axis) =>
  Math.abs(axis === 'x' ? slide.offsetLeft - first.offsetLeft : slide.offsetTop - first.offsetTop);

/** The slide that is nearest to the start of the viewport, counted from 1. */
export function slideInPlace(viewport: Element, slides: HTMLElement[], axis: Axis): number {
  const scrolled = scrolledBy(viewport, axis);
  const off = slides.map((it) => Math.abs(distance(it, slides[0]!, axis) - scrolled));
  return off.indexOf(Math.min(...off)) + 1;
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
