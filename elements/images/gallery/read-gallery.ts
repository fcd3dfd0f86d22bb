import { languageAround } from '../../../shared/content/language-around';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import type { Patch } from '../../../shared/content/patch';
import type { Props } from '../../../shared/contract/contract';
import type { FilmSource } from '../../../shared/browser/players/film-source';
import { textsOf } from '../../../shared/foundation/texts';
import { filmsIn, markFilms } from '../film-links';
import { type ViewerTexts, viewerTexts } from '../viewer-texts';
import type { gallery } from './gallery.contract';
import { itemsIn, patchItems, type Picture, ratioRules, readPicture, readTags } from './pictures';

export interface Gallery {
  pictures: Picture[];
  /** Every tag, once; none in a layout that cannot leave pictures out. */
  tags: string[];
  filterTexts: { all: string; legend: string };
  viewerTexts: ViewerTexts;
  rules: string;
  patches: Map<object, Patch>;
  films: FilmSource[];
}

/** Reads the author's pictures, the same in Node and in the page. */
export function readGallery(host: Light, page: Page, props: Props<typeof gallery>): Gallery {
  const text = textsOf(page);
  const items = itemsIn(host);
  const pictures = items.map(readPicture);
  const isBig = props.layout === 'big';
  const language = props.sorted ? languageAround(host) : undefined;
  const tags = isBig ? [] : readTags(items, language);
  const chosen = isBig ? inView(props.active, pictures.length) - 1 : undefined;
  return {
    pictures,
    tags,
    filterTexts: {
      all: props.allText || text('All'),
      legend: props.filterText || text('Filter'),
    },
    viewerTexts: viewerTexts(page, props.label),
    rules: ratioRules(pictures),
    patches: markFilms(host, patchItems(items, pictures, { tags, filter: props.filter, chosen })),
    films: props.viewer ? filmsIn(host) : [],
  };
}

/** The number of the large picture: past the last one, the last. */
export const inView = (active: number, count: number): number =>
  Math.max(1, Math.min(Math.trunc(active), count));
