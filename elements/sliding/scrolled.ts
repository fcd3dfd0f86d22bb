import { nodeSlot } from '../../shared/foundation/slot';
import { slideWithin } from './pages';

/** How the browser itself has scrolled the slides, before Embla moves them. */

export type Axis = 'x' | 'y';

/** In pixels from the first slide on, whichever the reading direction. */
export const scrolledBy = (viewport: Element, axis: Axis): number =>
  Math.abs(axis === 'x' ? viewport.scrollLeft : viewport.scrollTop);

/** How far a slide is from the first, in pixels. */
const distance = (slide: HTMLElement, first: HTMLElement, axis: Axis) =>
  Math.abs(axis === 'x' ? slide.offsetLeft - first.offsetLeft : slide.offsetTop - first.offsetTop);

/** The slide at the start of the viewport, counted from 1. */
export function slideInPlace(viewport: Element, slides: HTMLElement[], axis: Axis): number {
  const scrolled = scrolledBy(viewport, axis);
  const off = (it: HTMLElement) => Math.abs(distance(it, slides[0]!, axis) - scrolled);
  let nearest = 0;
  for (const [index, slide] of slides.entries())
    if (off(slide) < off(slides[nearest]!)) nearest = index;
  return nearest + 1;
}

export function scrollToSlide(
  viewport: Element,
  slides: HTMLElement[],
  number: number,
  behavior: ScrollBehavior,
) {
  const [first, slide] = [slides[0], slides[number - 1]];
  if (!first || !slide) return;
  const left = slide.offsetLeft - first.offsetLeft;
  viewport.scrollTo({ left, top: slide.offsetTop - first.offsetTop, behavior });
}

/** Set where the slide that the author wants first has been scrolled to; the visitor may have gone back. */
export const placedSlot = nodeSlot<boolean>('sliding-placed.1');

/** Scrolls to the slide that the author wants first, by its watcher or by the awake element: CSS cannot. */
export function placeOnce(host: HTMLElement, slides: HTMLElement[], number: number) {
  const first = slideWithin(number, slides.length);
  const viewport = first > 1 && host.shadowRoot?.querySelector('.viewport');
  if (!viewport) return;
  const placed = placedSlot(host);
  const place = () => {
    if (placed.value || !viewport.clientWidth) return;
    placed.value = true;
    if (!viewport.scrollLeft && !viewport.scrollTop)
      scrollToSlide(viewport, slides, first, 'instant');
  };
  place();
  if (placed.value) return;
  // What is hidden, as in a panel, cannot be scrolled before it is shown.
  const observer = new ResizeObserver(() => {
    place();
    if (placed.value) observer.disconnect();
  });
  observer.observe(viewport);
}
