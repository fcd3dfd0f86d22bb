import { languageAround } from '../../shared/content/language-around';
import { descendants, type Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import type { StructuredData, Thing } from '../../shared/content/structured-data';
import type { Shape } from '../../shared/contract/shape';
import { checkFeed } from './check-feed';
import { givenFeed } from './given-feed';
import { FACETS, fitting, type Item, itemsIn, readItem } from './item';
import { onNextDate } from './next-date';
import { pageDay } from './page-day';
import { pageOf } from './page-of';
import { type Order, sortItems } from './sort-items';
import { thingOf, type ThingOf } from './thing-of';

/** So many things of one element are told at most. */
const MOST = 50;

interface Told {
  src: string;
  page?: number;
  perPage?: number;
  order?: string;
  filtering?: string;
  item?: string;
}

/** What search engines are told of an element with several items: those of the page in view. */
export const structuredList =
  (kind: keyof ThingOf, shape: Shape<Item[]>): StructuredData =>
  (host, page, props) => {
    const told = props as unknown as Told;
    const { src, order = 'given', page: number = 1, perPage = 0, filtering } = told;
    const items = itemsOf(host, page, told, shape);
    // What a server has chosen stands in the page, and its own items are in the order of its author.
    const isHere = filtering !== 'server';
    const found = isHere
      ? fitting(items, choiceOf(props as unknown as Record<string, unknown>))
      : items;
    const sorted = src ? sortItems(found, order as Order, languageAround(host)) : found;
    const { shown } = pageOf(sorted, number, src || isHere ? perPage : 0);
    return shown.slice(0, MOST).flatMap((it) => thingOf[kind](it) ?? []);
  };

/** What is chosen of the filters that an element has. */
const choiceOf = ({ filters, ...words }: Record<string, unknown>) => {
  const names = String(filters ?? '').split(/[\s,]+/);
  return Object.fromEntries(
    [...FACETS, 'search']
      .filter((it) => names.includes(it))
      .map((it) => [it, String(words[it] ?? '').trim()]),
  );
};

/** The same of a block with one item. */
export const structuredItem =
  (kind: keyof ThingOf, shape: Shape<Item[]>): StructuredData =>
  (host, page, props): Thing[] => {
    const told = props as unknown as Told;
    const items = itemsOf(host, page, told, shape);
    const item = told.src && told.item ? items.find(({ id }) => id === told.item) : items[0];
    const thing = item && thingOf[kind](item);
    return thing ? [thing] : [];
  };

/**
 * The items of the page or of its data; what has microdata of its author's is told already. What repeats is told
 * on its next date, as it is drawn.
 */
function itemsOf(host: Light, page: Page, { src }: Told, shape: Shape<Item[]>): readonly Item[] {
  if (src) {
    checkFeed(shape)(host, page, { src });
    const given = givenFeed(page, src, shape);
    const today = pageDay(page);
    const items = given && 'value' in given ? given.value : [];
    return today ? items.map((it) => onNextDate(it, today)) : items;
  }
  return itemsIn(host)
    .filter((it) => it.attribute('itemscope') === null)
    .map((it, index) => ({ ...readItem(it, index), text: textIn(it) }));
}

/** What an author wrote about an item: its paragraphs without a date. */
const textIn = (item: Light) =>
  descendants(item, ['p'])
    .filter((it) => !descendants(it, ['time']).length)
    .map((it) => it.text.replace(/\s+/g, ' ').trim())
    .join(' ');
