import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { isPlain } from '../../shared/browser/links/plain-click';
import { filmParty } from '../../shared/content/film-party';
import { documentPage } from '../../shared/content/page';
import { ConsentCard } from '../../shared/react/consent/consent-card';
import { FilmMessage } from '../../shared/react/films/film-message';
import { useConsent } from '../../shared/react/hooks/use-consent';
import { FilmFrame } from './film-frame';
import type { Slide } from './slide';
import type { SlideFilm } from './slide-film';
import { ViewerIcon } from './viewer-icon';
import type { ViewerTexts } from './viewer-texts';

interface Props {
  host: HTMLElement;
  slide: Slide;
  film: SlideFilm;
  texts: ViewerTexts['film'];
  /** Whether the visitor has asked for it. */
  isPlaying: boolean;
  isPrivate: boolean;
  /** Whether its author wants visitors to be asked before a provider learns of them. */
  asks: boolean;
  onPlay: () => void;
}

/** A film over its cover in the viewer: a mark that plays it, then the film, or why it is not there. */
export function ViewerFilm({
  host,
  slide,
  film,
  texts,
  isPlaying,
  isPrivate,
  asks,
  onPlay,
}: Props) {
  const [hasFailed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const { provider, address } = film;
  const name = slide.caption || slide.alt;
  const [party] = useState(() =>
    filmParty(documentPage, film.source, { name, consent: asks, isPrivate }),
  );
  const consent = useConsent(host, party);
  const isAsked = isPlaying && provider !== '' && !consent.isGranted;
  const isLost = isPlaying && hasFailed && !isAsked;

  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    // What had the focus is gone.
    const next = box.current!.querySelector<HTMLElement>('[part=allow-once], video');
    (next ?? box.current!.closest('dialog'))?.focus();
  }, [isPlaying, isAsked]);
  const play = (event: MouseEvent) => {
    // In a new tab or window, it is a link like any other.
    if (!isPlain(event.nativeEvent, {})) return;
    event.preventDefault();
    wasPressed.current = true;
    onPlay();
  };

  return (
    <div ref={box} className="film-place">
      <div className="film" data-playing={isPlaying || undefined}>
        <svg width={slide.width} height={slide.height} aria-hidden="true" />
        {isPlaying && !isAsked && !isLost && (
          <FilmFrame
            host={host}
            film={film}
            name={name}
            isPrivate={isPrivate}
            onFail={() => setFailed(true)}
          />
        )}
        {!isPlaying && (
          <a
            className="start"
            href={address}
            aria-label={texts.start.replace('{name}', () => name)}
            onClick={play}
          >
            <ViewerIcon of="play" />
          </a>
        )}
        {isAsked && (
          <ConsentCard
            party={party}
            consent={consent}
            onAllow={() => (wasPressed.current = true)}
          />
        )}
        {isLost && (
          <FilmMessage
            text={texts.failed}
            address={address}
            link={provider ? texts.watch.replace('{provider}', provider) : texts.open}
            isAlert
          />
        )}
      </div>
    </div>
  );
}
