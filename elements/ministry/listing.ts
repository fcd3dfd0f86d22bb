import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import type { Patch } from '../../shared/content/patch';
import { FILTERED } from '../../shared/content/tags';
import type { Shape } from '../../shared/contract/shape';
import { prefixOf } from './choice-in-address';
import { type Given, givenFeed } from './given-feed';
import { allWords, type Choice, fitting, type Item, ITEM, itemsIn, readItem } from './item';
import type { Kind } from './kind';
import { moduleNotice } from './module-notice';
import { pageDay } from './page-day';
import { pageOf } from './page-of';
import { type Words, readWords } from './words';

/** The attributes of an element that shows several items, as far as it has them. */
export interface ListingProps {
  src: string;
  page: number;
  perPage: number;
  columns: number;
  headingLevel: number;
  order: 'given' | 'earliest' | 'latest' | 'title';
  filters?: string;
  filtering?: 'page' | 'server';
  [attribute: string]: unknown;
}

/** What an element that shows several items is drawn from. */
export interface Listing {
  words: Words;
  notice: string;
  prefix: string;
  /** The names of the filters, in the author's order. */
  filters: string[];
  choice: Choice;
  hasForm: boolean;
  /** Of items in the page: how many fit, and what the filters offer. Undefined for a feed. */
  own?: { options: Record<string, string[]>; page: number; pages: number; count: number };
  /** The same items as data, for what draws them in another way. */
  items?: readonly Item[];
  /** The day of the page's own clock, as 2026-11-26; empty where it tells none. */
  today: string;
  /** The data of a feed, where the page carries it. */
  given?: Given<Item[]> | undefined;
  patches: Map<object, Patch>;
}

/**
 * Reads the items of an element, the same in Node and in the page.
 *
 * @param isDrawn whether the items in the page are drawn again from their data, as in a calendar
 */
export function readListing(
  kind: Kind,
  shape: Shape<Item[]>,
  host: Light,
  page: Page,
  props: ListingProps,
  isDrawn = false,
): Listing {
  const words = readWords(host, page);
  const filters = filtersIn(props.filters ?? '', kind);
  const choice = Object.fromEntries(filters.map((it) => [it, String(props[it] ?? '').trim()]));
  const base = {
    words,
    notice: moduleNotice(host.tag, words.admin, page),
    prefix: prefixOf(host.attribute('id')),
    filters,
    choice,
    hasForm: host.children.some((it) => it.attribute('slot') === 'filters'),
    today: pageDay(page),
    patches: new Map<object, Patch>(),
  };
  const nodes = itemsIn(host);
  if (props.src) {
    for (const { node } of nodes) base.patches.set(node, { attributes: { [ITEM]: true } });
    return { ...base, given: givenFeed(page, props.src, shape) };
  }
  const items = nodes.map(readItem);
  const isHere = props.filtering !== 'server';
  const found = new Set(fitting(items, isHere ? choice : {}));
  const those = nodes.filter((_, index) => found.has(items[index]!));
  const { shown, ...place } = pageOf(those, props.page, isHere ? props.perPage : 0);
  const visible = new Set(shown.map(({ node }) => node));
  for (const node of nodes) {
    const attributes = { [ITEM]: true, [FILTERED]: !visible.has(node.node) };
    base.patches.set(node.node, { attributes });
  }
  const own = { ...place, options: optionsOf(items, filters, base.words.language) };
  return isDrawn ? { ...base, own, items } : { ...base, own };
}

/** What each filter offers. */
export const optionsOf = (items: readonly Item[], filters: string[], language: string) =>
  Object.fromEntries(
    filters.filter((it) => it !== 'search').map((it) => [it, allWords(items, it, language)]),
  );

const filtersIn = (written: string, kind: Kind) => [
  ...new Set(
    written.split(/[\s,]+/).filter((it) => it === 'search' || Object.hasOwn(kind.filters, it)),
  ),
];
