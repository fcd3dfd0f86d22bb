import { nodeSlot } from '../../shared/foundation/slot';
import { slideWithin } from './pages';
import { scrollToSlide } from './scrolled';

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
