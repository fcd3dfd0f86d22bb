import { useEffect, useLayoutEffect, useRef } from 'react';
import { filmPlayer } from '../../shared/browser/players/film-player';
import type { Player } from '../../shared/browser/players/player';
import { warnOfFailure } from '../../shared/browser/players/warn-of-failure';
import { useLatest } from '../../shared/react/hooks/use-latest';
import type { SlideFilm } from './slide-film';

interface Props {
  host: HTMLElement;
  film: SlideFilm;
  name: string;
  isPrivate: boolean;
  onFail: () => void;
}

/** A film that plays as soon as it is drawn, and stops when it is drawn no more. */
export function FilmFrame({ host, film, name, isPrivate, onFail }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLVideoElement>(null);
  const playing = useRef<Player>(undefined);
  const failed = useLatest(onFail);
  const { source, start, end, isLoop, isMuted, address, captions } = film;
  const isFile = source.kind === 'file';

  useEffect(() => {
    const settings = {
      isMuted,
      isPrivate,
      start,
      end,
      hasControls: true,
      branding: true,
      intro: true,
    };
    const asked = {
      source,
      settings: () => settings,
      isLoop: () => isLoop,
      host,
      name,
    };
    const player = filmPlayer((file.current ?? frame.current)!, asked, () => {
      if (!player.read().hasFailed) return;
      if (isFile) warnOfFailure(host.localName, address);
      failed.current();
    });
    playing.current = player;
    player.play();
    return () => {
      player.pause();
      player.destroy();
    };
  }, []);
  // What is moved draws again.
  useLayoutEffect(() => playing.current?.moved?.());

  if (!isFile) return <div ref={frame} className="frame" />;
  return (
    <Film
      ref={file}
      className="frame"
      src={address}
      controls
      playsInline
      muted={isMuted}
      aria-label={name}
    >
      {captions && <track kind="captions" src={captions} />}
    </Film>
  );
}

/** By another name, since its captions are its author's to give. */
const Film = 'video';
