import { type RefObject, useEffect } from 'react';
import { filmPlayer } from '../../../shared/browser/players/film-player';
import { AT_FIRST } from '../../../shared/browser/players/player';
import type { Wired } from '../../../shared/contract/contract';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { usePlayer } from '../use-player';
import { videoIn } from '../video-in';
import { warnOfFailure } from '../../../shared/browser/players/warn-of-failure';
import type { Playlist } from './read-playlist';
import type { videoPlaylist } from './video-playlist.contract';

type Told = Wired<typeof videoPlaylist, Playlist>;

const shownIn = ({ content: { films, shown } }: Told) => films[shown - 1];

/**
 * The player of the film that is shown.
 *
 * @param place the empty box for a provider's player; null while there is to be none
 */
export function useListedFilm(told: Told, place: RefObject<HTMLElement | null>) {
  const { host, muted: isMuted } = told;
  const latest = useLatest(told);
  const film = shownIn(told);

  const { player, state } = usePlayer<HTMLElement>(
    () => (film?.provider ? (place.current ?? undefined) : videoIn(host)),
    (found, changed) =>
      filmPlayer(
        found,
        {
          source: film?.source,
          settings: () => settingsOf(latest.current),
          isLoop: () => shownIn(latest.current)?.isLoop ?? false,
          host,
          name: film?.name ?? '',
        },
        changed,
      ),
    { ...AT_FIRST, isMuted, time: film?.start ?? 0 },
  );

  const { hasFailed } = state;
  useEffect(() => {
    if (hasFailed && film && !film.provider) warnOfFailure(host.localName, film.address);
  }, [hasFailed]);

  return { player, state };
}

/** The settings that a player is made with. */
function settingsOf(told: Told) {
  const { start = 0, end = 0 } = shownIn(told) ?? {};
  return {
    isMuted: told.muted,
    hasControls: told.controls && told.controlsBy === 'provider',
    isPrivate: told.privacyMode,
    branding: true,
    intro: true,
    start,
    end,
  };
}
