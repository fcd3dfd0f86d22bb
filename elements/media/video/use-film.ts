import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '../../../shared/bus/bus';
import type { Wired } from '../../../shared/contract/contract';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { filePlayer } from '../../../shared/browser/players/file-player';
import type { FilmSettings } from '../../../shared/browser/players/film-settings';
import { AT_FIRST } from '../../../shared/browser/players/player';
import { laterPlayer } from '../../../shared/browser/players/later-player';
import { usePlayer } from '../use-player';
import { withinTimes } from '../../../shared/browser/players/within-times';
import type { Film } from './read-film';
import type { video } from './video.contract';
import { videoIn } from './video-in';

type Told = Wired<typeof video, Film>;

/** Milliseconds. Spec 9. */
const RESTART = { youtube: 0, vimeo: 260, file: 0 };

/** The settings that a player is made with. */
const settingsOf = (told: Told): FilmSettings => ({
  isMuted: told.content.isMuted,
  hasControls: told.controls && told.controlsBy === 'provider',
  isPrivate: told.privacyMode,
  branding: told.branding,
  intro: told.intro,
  start: told.timeStart,
  end: told.timeEnd,
});

/**
 * The player of a film, which tells the page what it does.
 *
 * @param place the empty box for a provider's player; null while there is to be none
 */
export function useFilm(told: Told, place: RefObject<HTMLElement | null>) {
  const { host, emit, content } = told;
  const { source, name, isMuted } = content;
  const latest = useLatest(told);

  const { player, state } = usePlayer<HTMLElement>(
    () => (source && source.kind !== 'file' ? (place.current ?? undefined) : videoIn(host)),
    (found, changed) =>
      withinTimes(
        (heard) =>
          source && source.kind !== 'file'
            ? laterPlayer(
                { ...AT_FIRST, isMuted },
                // Pages with files alone never fetch it.
                import('../../../shared/browser/players/provider-frame').then(
                  ({ providerFrame }) =>
                    () => {
                      const about = { tag: host.localName, name, changed: heard };
                      return providerFrame(found, source, settingsOf(latest.current), about);
                    },
                ),
                heard,
              )
            : filePlayer(found as HTMLVideoElement, heard),
        () => {
          const { timeStart: start, timeEnd: end, loop: isLoop } = latest.current;
          return { start, end, isLoop, restartDelay: RESTART[source?.kind ?? 'file'] };
        },
        changed,
      ),
    { ...AT_FIRST, isMuted, time: told.timeStart },
  );

  const { isPlaying, hasEnded } = state;
  const wasPlaying = useRef(false);
  useEffect(() => {
    if (isPlaying) {
      announce('media.started', host.id, { host, kind: 'video' });
      emit('wb-video-play');
    } else if (wasPlaying.current) emit(hasEnded ? 'wb-video-end' : 'wb-video-pause');
    wasPlaying.current = isPlaying;
  }, [isPlaying]);

  return { player, state };
}
