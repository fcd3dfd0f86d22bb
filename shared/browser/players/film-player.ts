import { filePlayer } from './file-player';
import type { FilmSettings } from './film-settings';
import type { FilmSource } from './film-source';
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
  /** Of the element that it is for, for warnings. */
  tag: string;
  /** For screen readers. */
  name: string;
}

/** Between a film's end and its new beginning, in milliseconds. Spec 9. */
const RESTART = { youtube: 0, vimeo: 260, file: 0 };

/**
 * A player of a film from any source that keeps within its times.
 *
 * @param found the video element of a file; for a provider's player an empty box, in which it plays by
 *   itself as soon as its code is there
 */
export const filmPlayer = (found: HTMLElement, film: FilmToPlay, changed: () => void): Player =>
  withinTimes(
    (heard) => makePlayer(found, film, heard),
    () => {
      const { start, end } = film.settings();
      const restartDelay = RESTART[film.source?.kind ?? 'file'];
      return { start, end, isLoop: film.isLoop(), restartDelay };
    },
    changed,
  );

function makePlayer(
  found: HTMLElement,
  { source, settings, tag, name }: FilmToPlay,
  changed: () => void,
) {
  if (!source || source.kind === 'file') return filePlayer(found as HTMLVideoElement, changed);
  return laterPlayer(
    { ...AT_FIRST, isMuted: settings().isMuted },
    // Pages with files alone never fetch it.
    import('./provider-frame').then(
      ({ providerFrame }) =>
        () =>
          providerFrame(found, source, settings(), { tag, name, changed }),
    ),
    changed,
  );
}
