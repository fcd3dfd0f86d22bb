import type { RefObject } from 'react';
import { Icon } from './icon';
import { PlayButton } from './play-button';
import type { Player, PlayerState } from '../../shared/browser/players/player';
import { SeekBar } from './seek-bar';
import { Volume } from './volume';
import { CaptionsButton } from './captions-button';
import type { FilmTexts } from '../../shared/browser/players/film-texts';
import type { useFullscreen } from './use-fullscreen';

interface ControlledFilm {
  name: string;
  hasCaptions: boolean;
  /** Whether the captions show at first. */
  showsCaptions: boolean;
  texts: FilmTexts;
}

interface Props {
  host: HTMLElement;
  film: ControlledFilm;
  fullscreen: ReturnType<typeof useFullscreen>;
  player: RefObject<Player | undefined>;
  state: PlayerState;
  /** Whether there is no more than the button that plays and pauses. */
  isLone: boolean;
  onToggle: () => void;
}

/** The site's own controls of a film. */
export function FilmControls({ host, film, fullscreen, player, state, isLone, onToggle }: Props) {
  const { texts } = film;
  return (
    <div className="bar" part="bar" role="group" aria-label={film.name}>
      <PlayButton isPlaying={state.isPlaying} texts={texts} onPress={onToggle} />
      {!isLone && (
        <>
          <SeekBar
            time={state.time}
            duration={state.duration}
            texts={texts}
            onSeek={(time) => player.current?.seek(time)}
          />
          <span className="tools">
            <Volume volume={state.volume} isMuted={state.isMuted} player={player} texts={texts} />
            {film.hasCaptions && (
              <CaptionsButton host={host} label={texts.captions} isOn={film.showsCaptions} />
            )}
            {fullscreen.can && (
              <button
                type="button"
                className="button"
                part="fullscreen"
                aria-label={texts.fullscreen}
                aria-pressed={fullscreen.isFull}
                onClick={fullscreen.toggle}
              >
                <Icon of="fullscreen" />
              </button>
            )}
          </span>
        </>
      )}
    </div>
  );
}
