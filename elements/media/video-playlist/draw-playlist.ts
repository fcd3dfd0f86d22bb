import type { Markup } from '../../../shared/content/markup';
import type { Patch } from '../../../shared/content/patch';
import { drawFilm } from '../draw-film';
import type { Playlist } from './read-playlist';

/** The video element of the film that is shown, if that is a file. */
export function drawListed(
  { muted: isMuted }: { muted: boolean },
  { films, shown }: Playlist,
): Markup[] {
  const film = films[shown - 1];
  if (film?.source.kind !== 'file') return [];
  const { name, start, captions, cover } = film;
  const { address } = film.source;
  return [drawFilm({ address, name, start, captions, isMuted, hasCover: cover !== '' })];
}

/** Which link of the list leads to the film that is shown. */
export const markShown = ({ links, shown }: Playlist): Map<object, Patch> =>
  new Map(
    links.map((link, index) => [
      link,
      { attributes: { 'aria-current': index + 1 === shown && 'true' } },
    ]),
  );
