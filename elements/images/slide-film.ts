import { type FilmSource, filmSource } from '../../shared/browser/players/film-source';
import { PROVIDERS, watchAddress } from '../../shared/browser/players/watch-address';
import { safeAddress } from '../../shared/foundation/address';
import { isFilmLink } from './picture-links';

/** A film of the viewer, and how its author wants it played. */
export interface SlideFilm {
  source: FilmSource;
  /** What visitors know its provider as; empty of a file. */
  provider: string;
  /** The film's page at its provider, or its file. */
  address: string;
  /** In seconds; the defaults are 0. Spec 9. */
  start: number;
  /** In seconds; 0 is the end of the film. */
  end: number;
  isLoop: boolean;
  isMuted: boolean;
  /** The WebVTT file of its captions; empty for none. */
  captions: string;
}

/** The film that a link leads to; undefined for other links. */
export function slideFilm(link: HTMLAnchorElement): SlideFilm | undefined {
  const source = isFilmLink(link) ? filmSource(link.href) : undefined;
  if (!source) return undefined;
  const isFile = source.kind === 'file';
  const { start, end, loop, muted, captions = '' } = link.dataset;
  return {
    source,
    provider: isFile ? '' : PROVIDERS[source.kind],
    address: isFile ? source.address : watchAddress(source),
    start: seconds(start),
    end: seconds(end),
    isLoop: isOn(loop),
    isMuted: isOn(muted),
    captions: safeAddress(captions) ? captions : '',
  };
}

/** A time; 0 for any other text. */
function seconds(text = '') {
  const time = Number(text);
  return time > 0 && Number.isFinite(time) ? time : 0;
}

const isOn = (text: string | undefined) => text === '' || text === 'on';
