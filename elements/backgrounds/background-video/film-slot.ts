import { pageSlot } from '../../../shared/foundation/slot';
import type { showFilm } from './show-film';

/** Holds `showFilm`, fetched by the watcher or an element, whichever comes first. */
export const filmSlot = pageSlot<typeof showFilm>('background-video.show.1');
