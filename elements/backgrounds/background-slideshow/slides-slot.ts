import { pageSlot } from '../../../shared/foundation/slot';
import type { showSlides } from './show-slides';

/** Holds `showSlides`, fetched by the watcher or an element, whichever comes first. */
export const slidesSlot = pageSlot<typeof showSlides>('background-slideshow.show.1');
