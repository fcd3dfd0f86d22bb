import { useLayoutEffect, useState } from 'react';
import { filmTexts } from '../../shared/browser/players/film-texts';
import { adoptSheet } from '../../shared/browser/sheets/sheet';
import { filmParty } from '../../shared/content/film-party';
import { documentPage } from '../../shared/content/page';
import { textsOf } from '../../shared/foundation/texts';
import { ConsentCard } from '../../shared/react/consent/consent-card';
import { FilmMessage } from '../../shared/react/films/film-message';
import { useConsent } from '../../shared/react/hooks/use-consent';
import { FilmFrame } from './film-frame';
import styles from './played-film.css';
import type { SlideFilm } from './slide-film';

interface Props {
  host: HTMLElement;
  film: SlideFilm;
  name: string;
  isPrivate: boolean;
  /** Whether its author wants visitors to be asked before a provider learns of them. */
  asks: boolean;
  /** Called when the visitor has agreed, and before anything is drawn. */
  onAllow: () => void;
}

/** A film that the visitor has asked for in the viewer: the film, whether they agree, or why it is not there. */
export function PlayedFilm({ host, film, name, isPrivate, asks, onAllow }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const { provider, address } = film;
  const [party] = useState(() =>
    filmParty(documentPage, film.source, { name, consent: asks, isPrivate }),
  );
  const [texts] = useState(() => filmTexts(textsOf(documentPage), provider));
  const consent = useConsent(host, party);

  // A shadow root that changes documents loses what it has adopted.
  useLayoutEffect(() => adoptSheet(host.shadowRoot!, styles));

  if (provider && !consent.isGranted)
    return <ConsentCard party={party} consent={consent} onAllow={onAllow} />;
  if (hasFailed)
    return (
      <FilmMessage
        text={texts.failed}
        address={address}
        link={provider ? texts.watch : texts.open}
        isAlert
      />
    );
  return (
    <FilmFrame
      host={host}
      film={film}
      name={name}
      isPrivate={isPrivate}
      onFail={() => setFailed(true)}
    />
  );
}
