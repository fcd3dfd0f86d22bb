import { type FilmSource, filmSource } from '../../shared/browser/players/film-source';
import { descendants, type Light } from '../../shared/content/light';
import type { Patch } from '../../shared/content/patch';

/** On a link: it leads to a film, which its picture says by a mark. */
const FILM = 'data-wb-film';

/** The film of a link in an author's content; see `isFilmLink`. */
function filmOf(link: Light): FilmSource | undefined {
  const type = link.attribute('type') ?? '';
  return !type || type.startsWith('video/') ? filmSource(link.attribute('href') ?? '') : undefined;
}

/** The films that an author's links lead to. */
export const filmsIn = (host: Light): FilmSource[] =>
  descendants(host, ['a']).flatMap((link) => filmOf(link) ?? []);

/** Adds to what an author's links are like whether they lead to films. */
export function markFilms(host: Light, patches: ReadonlyMap<object, Patch> = new Map()) {
  const marked = new Map(patches);
  for (const link of descendants(host, ['a'])) {
    const own = patches.get(link.node)?.attributes;
    const isFilm = filmOf(link) !== undefined;
    marked.set(link.node, { attributes: { ...own, [FILM]: isFilm } });
  }
  return marked;
}
