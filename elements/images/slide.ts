import { fromElement } from '../../shared/content/light';
import { safeAddress } from '../../shared/foundation/address';
import { type SlideFilm, slideFilm } from './slide-film';

/** One picture or film of the viewer, as its link in the page has it. */
export interface Slide {
  /** Tells it from all others. */
  key: number;
  /** The link to the picture. */
  link: HTMLAnchorElement;
  /** The film that it leads to; undefined of a picture. */
  film: SlideFilm | undefined;
  /** The address of the large picture, or of the cover of a film; empty of a film without one. */
  src: string;
  alt: string;
  /** Shown below the picture, and read with its number. */
  caption: string;
  /** Its size in pixels; in the ratio of the small picture until it is known. */
  width: number;
  height: number;
}

/** The width that a large picture is taken for until it has come, in pixels. */
const LIKELY_WIDTH = 1600;
/** Width by height of a film whose author tells nothing else. Spec 9. */
const FILM_RATIO = 1.78;
const SQUARE = { naturalWidth: 1, naturalHeight: 1 };

let count = 0;

/** What the viewer shows for a link: texts from the page, and the size that its author or small picture tells. */
export function slideOf(link: HTMLAnchorElement): Slide {
  const image = link.querySelector('img');
  const { naturalWidth, naturalHeight } = image?.naturalWidth ? image : SQUARE;
  const width = pixels(link.dataset['width']) ?? LIKELY_WIDTH;
  const film = slideFilm(link);
  const likely = film ? width / FILM_RATIO : (width * naturalHeight) / naturalWidth;
  count += 1;
  return {
    key: count,
    link,
    film,
    src: film ? coverOf(link, image) : link.href,
    alt: image?.alt || tidy(fromElement(link).text),
    caption: captionOf(link),
    width,
    height: pixels(link.dataset['height']) ?? likely,
  };
}

/** A size that a picture can have; undefined for any other text. */
function pixels(text: string | undefined) {
  const size = Number(text);
  return size >= 1 && size < 100_000 ? size : undefined;
}

/** The author's `data-poster`, else the small picture. */
function coverOf(link: HTMLAnchorElement, image: HTMLImageElement | null) {
  const poster = link.dataset['poster'];
  if (poster && safeAddress(poster)) return poster;
  return image?.currentSrc || image?.src || '';
}

/** The author's `data-caption`, else the caption of the figure around the link. */
function captionOf(link: HTMLAnchorElement) {
  const caption = link.closest('figure')?.querySelector('figcaption');
  return tidy(link.dataset['caption'] ?? (caption ? fromElement(caption).text : ''));
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
