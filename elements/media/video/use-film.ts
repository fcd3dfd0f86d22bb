import { type RefObject, useEffect, useRef } from 'react';
import type { FilmSettings } from '../../../shared/browser/players/film-settings';
import { filmPlayer } from '../../../shared/browser/players/film-player';
import { AT_FIRST } from '../../../shared/browser/players/player';
import type { Wired } from '../../../shared/contract/contract';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { usePlayer } from '../use-player';
import { videoIn } from '../video-in';
import type { Film } from './read-film';
import type { video } from './video.contract';

type Told = Wired<typeof video, Film>;

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
      filmPlayer(
        found,
        {
          source,
          settings: () => settingsOf(latest.current),
          isLoop: () => latest.current.loop,
          host,
          name,
        },
        changed,
      ),
    { ...AT_FIRST, isMuted, time: told.timeStart },
  );

  const { isPlaying, hasEnded } = state;
  const wasPlaying = useRef(false);
  useEffect(() => {
    if (isPlaying) {
      emit('wb-video-play');
    } else if (wasPlaying.current) emit(hasEnded ? 'wb-video-end' : 'wb-video-pause');
    wasPlaying.current = isPlaying;
  }, [isPlaying]);

  return { player, state };
}
