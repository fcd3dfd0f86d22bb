import { type MouseEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { isPlain } from '../../shared/browser/links/plain-click';
import { warn } from '../../shared/foundation/warn';
import { useCode } from '../../shared/react/hooks/use-code';
import type { Slide } from './slide';
import type { SlideFilm } from './slide-film';
import { ViewerIcon } from './viewer-icon';

interface Props {
  host: HTMLElement;
  slide: Slide;
  film: SlideFilm;
  /** The name of what plays it, with `{name}`. */
  start: string;
  /** Whether the visitor has asked for it. */
  isPlaying: boolean;
  isPrivate: boolean;
  /** Whether its author wants visitors to be asked before a provider learns of them. */
  asks: boolean;
  onPlay: () => void;
}

/** Pages with pictures alone never fetch it. */
const fetchPlayed = () => import('./played-film');

/** A film over its cover in the viewer: a mark that plays it, then what is played, once its code is there. */
export function ViewerFilm({
  host,
  slide,
  film,
  start,
  isPlaying,
  isPrivate,
  asks,
  onPlay,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const name = slide.caption || slide.alt;
  const code = useCode(fetchPlayed, isPlaying, (error) => {
    warnOfCode(error);
    location.assign(film.address);
  });
  const isThere = isPlaying && code !== undefined;

  useLayoutEffect(() => {
    if (!wasPressed.current || !isThere) return;
    wasPressed.current = false;
    // What had the focus is gone.
    const next = box.current!.querySelector<HTMLElement>('[part=allow-once], video');
    (next ?? box.current!.closest('dialog'))?.focus();
  });
  const play = (event: MouseEvent) => {
    // In a new tab or window, it is a link like any other.
    if (!isPlain(event.nativeEvent, {})) return;
    event.preventDefault();
    wasPressed.current = true;
    onPlay();
  };

  return (
    <div ref={box} className="film-place">
      <div className="film" data-playing={isThere || undefined}>
        <svg width={slide.width} height={slide.height} aria-hidden="true" />
        {isThere ? (
          <code.PlayedFilm
            host={host}
            film={film}
            name={name}
            isPrivate={isPrivate}
            asks={asks}
            onAllow={() => {
              wasPressed.current = true;
              // What takes the card's place is drawn below, where the focus is not known.
              redraw();
            }}
          />
        ) : (
          <a
            className="start"
            href={film.address}
            aria-label={start.replace('{name}', () => name)}
            aria-busy={isPlaying || undefined}
            onClick={play}
          >
            <ViewerIcon of="play" />
          </a>
        )}
      </div>
    </div>
  );
}

const warnOfCode = (error: unknown) =>
  warn(
    'viewer film',
    `The code that plays films could not be loaded: ${String(error)}. The film is opened by itself. ` +
      'Serve the files of the suite beside the loader.',
  );
