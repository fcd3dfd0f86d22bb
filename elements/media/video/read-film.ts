import { headingIn } from '../../../shared/content/heading-in';
import { descendants, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { safeAddress } from '../../../shared/foundation/address';
import type { Props } from '../../../shared/contract/contract';
import { textsOf } from '../../../shared/foundation/texts';
import { type FilmTexts, filmTexts } from '../../../shared/browser/players/film-texts';
import { type FilmSource, filmSource } from '../../../shared/browser/players/film-source';
import { PROVIDERS, watchAddress } from '../../../shared/browser/players/watch-address';
import type { video } from './video.contract';

/** What is to be shown, from attributes and the author's content. */
export interface Film {
  /** The author's own video element; undefined when there is none. */
  node: object | undefined;
  /** What the address leads to; undefined when nothing can be shown of it. */
  source: FilmSource | undefined;
  /** Where a link to the film leads; empty when there is no address that may be followed. */
  address: string;
  /** What visitors know its provider as; empty of a file. */
  provider: string;
  name: string;
  /** Whether a picture covers it until it is played. */
  hasCover: boolean;
  hasCaptions: boolean;
  /** Whether the captions show at first. */
  showsCaptions: boolean;
  /** Whether it plays by itself, which browsers allow to what is muted. */
  startsAlone: boolean;
  isMuted: boolean;
  texts: FilmTexts;
}

type Told = Pick<Props<typeof video>, 'src' | 'label' | 'poster' | 'autoplay' | 'muted'>;

/** Reads the same in Node and in the page. */
export function readFilm(host: Light, page: Page, told: Told): Film {
  const { src, label, poster, autoplay, muted } = told;
  const own = host.children.find(({ tag }) => tag === 'video');
  const link = descendants(host, ['a']).find((it) => filmSource(hrefOf(it)));
  const address = own ? addressOf(own) : src || hrefOf(link);
  const source = own ? undefined : filmSource(address);
  const track = own && descendants(own, ['track']).find(isCaption);
  const text = textsOf(page);
  const provided = source && source.kind !== 'file' ? source : undefined;
  const provider = provided ? PROVIDERS[provided.kind] : '';
  const hasCover = poster !== '' || host.children.some((it) => it.attribute('slot') === 'cover');
  const name =
    label || headingIn(host) || textOf(link) || own?.attribute('aria-label') || text('Video');
  return {
    node: own?.node,
    source,
    address: provided ? watchAddress(provided) : safeAddress(address) ? address.trim() : '',
    provider,
    name,
    hasCover,
    startsAlone: autoplay && !hasCover,
    isMuted: muted || (autoplay && !hasCover),
    hasCaptions: track !== undefined,
    showsCaptions: track !== undefined && track.attribute('default') !== null,
    texts: filmTexts(text, provider),
  };
}

const isCaption = (track: Light) => /^(|captions|subtitles)$/i.test(track.attribute('kind') ?? '');

const hrefOf = (link: Light | undefined) => link?.attribute('href')?.trim() ?? '';

const textOf = (node: Light | undefined) => node?.text.replace(/\s+/g, ' ').trim() ?? '';

/** The address of a video element, or of its first source. */
const addressOf = (own: Light) =>
  own.attribute('src') ?? descendants(own, ['source'])[0]?.attribute('src') ?? '';
