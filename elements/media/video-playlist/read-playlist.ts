import { type FilmSource, filmSource } from '../../../shared/browser/players/film-source';
import { PROVIDERS, watchAddress } from '../../../shared/browser/players/watch-address';
import { headingIn } from '../../../shared/content/heading-in';
import { descendants, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import type { Props } from '../../../shared/contract/contract';
import { safeAddress } from '../../../shared/foundation/address';
import { textsOf } from '../../../shared/foundation/texts';
import { type FilmTexts, filmTexts } from '../../../shared/browser/players/film-texts';
import type { videoPlaylist } from './video-playlist.contract';

/** A film of the list, as its link says. */
interface ListedFilm {
  source: FilmSource;
  /** What visitors know its provider as; empty of a file. */
  provider: string;
  /** The film's page at its provider, or its file. */
  address: string;
  name: string;
  /** The address of its cover, and of the same picture in other sizes; empty when there is none. */
  cover: string;
  covers: string;
  captions: string;
  /** In seconds. */
  start: number;
  /** In seconds; 0 is the end of the film. */
  end: number;
  isLoop: boolean;
}

/** What is to be shown, from the author's links. */
export interface Playlist {
  name: string;
  films: ListedFilm[];
  /** The number of the large one, counted from 1. */
  shown: number;
  texts: FilmTexts;
  /** The link of each film. */
  links: object[];
}

type Told = Pick<Props<typeof videoPlaylist>, 'active' | 'label'>;

/** Reads the same in Node and in the page. */
export function readPlaylist(host: Light, page: Page, { active, label }: Told): Playlist {
  const text = textsOf(page);
  const links = filmLinks(host);
  const films = links.map((link) => readFilm(link, text('Video')));
  const shown = Math.max(1, Math.min(Math.trunc(active), films.length));
  const film = films[shown - 1];
  return {
    name: label || headingIn(host) || text('Videos'),
    films,
    shown,
    texts: filmTexts(text, film?.provider ?? ''),
    links: links.map(({ node }) => node),
  };
}

/** The links to films, in the order of the page. */
export const filmLinks = (host: Light): Light[] =>
  descendants(host, ['a']).filter((it) => filmSource(hrefOf(it)) !== undefined);

export const hrefOf = (link: Light): string => link.attribute('href')?.trim() ?? '';

/** A time of a link, in seconds; undefined for any other text. */
export function secondsIn(link: Light, name: string): number | undefined {
  const text = link.attribute(name)?.trim();
  const seconds = Number(text || 0);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

function readFilm(link: Light, noName: string): ListedFilm {
  const source = filmSource(hrefOf(link))!;
  const [image] = descendants(link, ['img']);
  const of = (name: string) => safe(link.attribute(name));
  const poster = of('data-poster');
  return {
    source,
    ...(source.kind === 'file'
      ? { provider: '', address: source.address }
      : { provider: PROVIDERS[source.kind], address: watchAddress(source) }),
    name: nameOf(link, image) || noName,
    cover: poster || safe(image?.attribute('src')),
    covers: poster ? '' : (image?.attribute('srcset') ?? ''),
    captions: source.kind === 'file' ? of('data-captions') : '',
    start: secondsIn(link, 'data-start') ?? 0,
    end: secondsIn(link, 'data-end') ?? 0,
    isLoop: /^(|on)$/.test(link.attribute('data-loop') ?? 'off'),
  };
}

/** Its text, or the caption of the figure around it, or what its picture shows. */
const nameOf = (link: Light, image: Light | undefined) =>
  link.attribute('aria-label') ||
  tidy(link.text) ||
  tidy(captionOf(link)) ||
  image?.attribute('alt') ||
  '';

function captionOf(link: Light): string {
  const figure = link.parent?.tag === 'figure' ? link.parent : undefined;
  return figure ? (descendants(figure, ['figcaption'])[0]?.text ?? '') : '';
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const safe = (address: string | null | undefined) =>
  address && safeAddress(address) ? address.trim() : '';
