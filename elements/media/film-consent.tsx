import { useLayoutEffect, useMemo } from 'react';
import { adoptSheet } from '../../shared/browser/sheets/sheet';
import { filmParty } from '../../shared/content/film-party';
import { documentPage } from '../../shared/content/page';
import { ConsentCard } from '../../shared/react/consent/consent-card';
import { useConsent } from '../../shared/react/hooks/use-consent';
import styles from './film-consent.css';
import type { AskedFilm } from './use-film-consent';

interface Props extends AskedFilm {
  /** Told before anything is painted whether the provider may be asked; undefined once nobody asks any more. */
  onDecide: (isGranted: boolean | undefined) => void;
  /** Called when the visitor has agreed, and before anything is drawn. */
  onAllow: () => void;
}

/** Asks the visitor for a film's provider where the page or the author wants that; draws nothing once it is granted. */
export function FilmConsent({ host, source, name, asks, isPrivate, onDecide, onAllow }: Props) {
  const party = useMemo(
    () => filmParty(documentPage, source, { name, consent: asks, isPrivate }),
    [source, name, asks, isPrivate],
  );
  const consent = useConsent(host, party);

  // A shadow root that changes documents loses what it has adopted.
  useLayoutEffect(() => adoptSheet(host.shadowRoot!, styles));
  useLayoutEffect(() => onDecide(consent.isGranted), [consent.isGranted]);
  useLayoutEffect(() => () => onDecide(undefined), []);

  if (consent.isGranted) return null;
  return <ConsentCard party={party} consent={consent} onAllow={onAllow} />;
}
