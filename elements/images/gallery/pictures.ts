import { descendants, type Light } from '../../../shared/content/light';
import type { Patch } from '../../../shared/content/patch';
import { FILTERED, firstTag, hasTag, tagsIn } from '../../../shared/content/tags';
import { safeAddress } from '../../../shared/foundation/address';
import { CHOSEN } from '../picture-links';
import { largeFiles } from './large-files';

/** On an item: the width of its picture by the height, with two decimals. */
const RATIO = 'data-wb-ratio';

/** One picture of a gallery, as its author wrote it. */
export interface Picture {
  /** The address of its link; undefined where it has none that may be followed. */
  href: string | undefined;
  src: string;
  /** Its files by their widths, for where it is shown large. */
  files: string;
  alt: string;
  caption: string;
  width: string | undefined;
  height: string | undefined;
}

const NO_PICTURES = /^(link|meta|noscript|script|style|template)$/;

/** The items of a gallery: its children, each with a picture. */
export const itemsIn = (host: Light): Light[] =>
  host.children.filter(({ tag }) => !NO_PICTURES.test(tag));

const linkIn = (item: Light): Light | undefined =>
  item.tag === 'a' ? item : descendants(item, ['a'])[0];

const imageIn = (item: Light) => (item.tag === 'img' ? item : descendants(item, ['img'])[0]);

export function readPicture(item: Light): Picture {
  const image = imageIn(item);
  const link = linkIn(item);
  const href = link?.attribute('href') ?? undefined;
  const of = (name: string) => image?.attribute(name) ?? undefined;
  const src = of('src') ?? '';
  return {
    href: href !== undefined && safeAddress(href) ? href : undefined,
    src: safeAddress(src) ? src : '',
    files: largeFiles(link, image),
    alt: of('alt') ?? '',
    caption: (descendants(item, ['figcaption'])[0]?.text ?? '').replace(/\s+/g, ' ').trim(),
    width: of('width'),
    height: of('height'),
  };
}

/** Width by height as its author tells it, with two decimals; undefined where unknown. */
export function ratioOf({ width, height }: Picture): string | undefined {
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0
    ? String(Math.round(Math.min(5, Math.max(0.2, ratio)) * 100) / 100)
    : undefined;
}

/** Every tag of the items, once; in the order of a language's alphabet, if one is told. */
export function readTags(items: Light[], language?: string): string[] {
  const tags = [...new Set(items.flatMap((item) => tagsIn(item.attribute('data-tags'))))];
  return language === undefined ? tags : tags.toSorted(alphabetOf(language));
}

/** As a language sorts, or English where there is no such language; never as the visitor's own. */
function alphabetOf(language: string) {
  try {
    return new Intl.Collator([language, 'en'], { numeric: true }).compare;
  } catch {
    // Not every value of `lang` is a language.
    return new Intl.Collator('en', { numeric: true }).compare;
  }
}

/** What the items are like at first paint: how wide they are, which are left out, and which is large. */
export function patchItems(
  items: Light[],
  pictures: Picture[],
  { tags, filter, chosen }: { tags: string[]; filter: string; chosen: number | undefined },
): Map<object, Patch> {
  const first = firstTag(tags, filter);
  const patches = new Map<object, Patch>();
  items.forEach((item, index) => {
    const isChosen = index === chosen;
    patches.set(item.node, {
      attributes: {
        [RATIO]: ratioOf(pictures[index]!) ?? false,
        [FILTERED]: !hasTag(item.attribute('data-tags'), first),
        [CHOSEN]: isChosen,
      },
    });
    const link = linkIn(item);
    if (link && chosen !== undefined) {
      const own = patches.get(link.node)?.attributes;
      patches.set(link.node, { attributes: { ...own, 'aria-current': isChosen && 'true' } });
    }
  });
  return patches;
}

/** What the items are like in all but which are left out. */
export const withoutFilter = (patches: Map<object, Patch>): Map<object, Patch> =>
  new Map(
    [...patches].map(([node, { attributes = {} }]) => {
      const others = Object.entries(attributes).filter(([name]) => name !== FILTERED);
      return [node, { attributes: Object.fromEntries(others) }];
    }),
  );

/** Rules by which the layouts know how wide the pictures are, for the page. */
export const ratioRules = (pictures: Picture[]): string =>
  [...new Set(pictures.flatMap((it) => ratioOf(it) ?? []))]
    .toSorted()
    .map((ratio) => `:where(wb-gallery>[${RATIO}="${ratio}"]){--picture-ratio:${ratio}}`)
    .join('');
