import { whenFilled } from '../../../shared/foundation/when-filled';
import type { showSlides } from './show-slides';
import { slidesSlot } from './slides-slot';

type Show = ReturnType<typeof showSlides>;

const fetchShow = () => import('./show-slides').then(({ showSlides }) => showSlides);

/** Has the slides of a host go on. Returns a function that ends it, unless it is to be kept. */
export function begin(
  host: HTMLElement,
  begun: (show: Show) => void = () => {},
  { keep = false } = {},
): () => void {
  return whenFilled(slidesSlot, fetchShow, (showSlides) => {
    if (!host.isConnected) return undefined;
    const show = showSlides(host);
    begun(show);
    return keep ? undefined : show.stop;
  });
}
