import { type ReactNode, useState } from 'react';
import type { FilmSource } from '../../shared/browser/players/film-source';
import { warn } from '../../shared/foundation/warn';
import { useCode } from '../../shared/react/hooks/use-code';

/** A film of a provider, and who wants the visitor to be asked before that learns of them. */
export interface AskedFilm {
  host: HTMLElement;
  source: FilmSource | undefined;
  name: string;
  /** Whether its author does; the page may as well. */
  asks: boolean;
  isPrivate: boolean;
}

interface FilmConsent {
  /** Whether its provider's player may be drawn. */
  isGranted: boolean;
  /** Whether the visitor is being asked. */
  isAsked: boolean;
  /** Whether the code could not be had. */
  hasFailed: boolean;
  /** To be drawn in the box of the film. */
  card: ReactNode;
}

interface Decision {
  of: string;
  isGranted: boolean;
}

/** Who plays files alone never fetches it. */
const fetchConsent = () => import('./film-consent');

/**
 * The visitor's consent to the provider of a film that was started.
 *
 * @param wanted tells the film from all others; undefined while there is none of a provider to be played
 * @param onAllow called when the visitor has agreed, and before anything is drawn
 */
export function useFilmConsent(
  wanted: string | undefined,
  film: AskedFilm,
  onAllow: () => void,
): FilmConsent {
  const [decision, setDecision] = useState<Decision>();
  const [failed, setFailed] = useState<string>();
  const code = useCode(fetchConsent, wanted, (error) => {
    warnOfCode(film.host.localName, error);
    setFailed(wanted);
  });

  // That of another film counts for nothing here.
  const present = decision?.of === wanted ? decision : undefined;
  return {
    isGranted: present?.isGranted === true,
    isAsked: present?.isGranted === false,
    hasFailed: !code && wanted !== undefined && failed === wanted,
    card: code && wanted !== undefined && (
      <code.FilmConsent
        // Beside it stands the box of the player, which has the film's key itself.
        key={`consent ${wanted}`}
        {...film}
        onDecide={(isGranted) =>
          setDecision(isGranted === undefined ? undefined : { of: wanted, isGranted })
        }
        onAllow={onAllow}
      />
    ),
  };
}

const warnOfCode = (tag: string, error: unknown) =>
  warn(
    `${tag} consent`,
    `<${tag}>: the code that asks visitors before a provider's film is played could not be loaded: ${String(error)}. ` +
      'Visitors are offered a link to it. Serve the files of the suite beside the loader.',
  );
