import { whenFilled } from '../../../shared/foundation/when-filled';
import { filmSlot } from './film-slot';
import type { showFilm } from './show-film';

type Film = ReturnType<typeof showFilm>;

const fetchFilm = () => import('./show-film').then(({ showFilm }) => showFilm);

/** Shows the film of a host. Returns a function that ends it, unless it is to be kept. */
export function begin(
  host: HTMLElement,
  begun: (film: Film) => void = () => {},
  { keep = false } = {},
): () => void {
  return whenFilled(filmSlot, fetchFilm, (show) => {
    if (!host.isConnected) return undefined;
    const film = show(host);
    begun(film);
    return keep ? undefined : film.stop;
  });
}
