import { filePlayer } from './file-player';
import type { FilmSettings } from './film-settings';
import type { FilmSource } from './film-source';
import { inTurn } from './in-turn';
import { laterPlayer } from './later-player';
import { AT_FIRST, type Player } from './player';
import { withinTimes } from './within-times';

/** What is to be played, and for whom. */
interface FilmToPlay {
  /** Undefined where a video element knows by itself. */
  source: FilmSource | undefined;
  /** Asked whenever it matters, since they may change. */
  settings: () => FilmSettings;
  isLoop: () => boolean;
  /** The element that it is for. */
  host: HTMLElement;
  /** For screen readers. */
  name: string;
}

/** Between a film's end and its new beginning, in milliseconds. Spec 9. */
const RESTART = { youtube: 0, vimeo: 260, file: 0 };

/**
 * A player of a film from any source that keeps within its times, and is the only one of the page that is heard.
 *
 * @param found the video element of a file; for a provider's player an empty box, in which it plays by
 *   itself as soon as its code is there
 */
export const filmPlayer = (found: HTMLElement, film: FilmToPlay, changed: () => void): Player =>
  inTurn(
    (told) =>
      withinTimes(
        (heard) => makePlayer(found, film, heard),
        () => {
          const { start, end } = film.settings();
          const restartDelay = RESTART[film.source?.kind ?? 'file'];
          return { start, end, isLoop: film.isLoop(), restartDelay };
        },
        told,
      ),
    film.host,
    changed,
  );

function makePlayer(
  found: HTMLElement,
  { source, settings, host, name }: FilmToPlay,
  changed: () => void,
) {
  if (!source || source.kind === 'file') return filePlayer(found as HTMLVideoElement, changed);
  return laterPlayer(
    { ...AT_FIRST, isMuted: settings().isMuted },
    // Pages with files alone never fetch it.
    import('./provider-frame').then(
      ({ providerFrame }) =>
        () =>
          providerFrame(found, source, settings(), { tag: host.localName, name, changed }),
    ),
    changed,
  );
}
