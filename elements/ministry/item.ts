import { descendants, type Light } from '../../shared/content/light';
import { safeAddress } from '../../shared/foundation/address';
import { tagsIn } from '../../shared/content/tags';
import { alphabetOf } from './alphabet';
import type { ItemOf } from './attributes';

/** An item of any kind: what all say of themselves, and what only some do. */
export type Item = Pick<
  ItemOf<'event'>,
  'id' | 'title' | 'href' | 'image' | 'text' | 'category' | 'group'
> &
  Partial<
    ItemOf<'event'> & ItemOf<'group'> & ItemOf<'sermon'> & ItemOf<'article'> & ItemOf<'staff'>
  >;

/** By which an item is found: the words of a filter that it has. */
export type Choice = Record<string, string>;

/** Marks an item that an author wrote, for the page's style sheet. */
export const ITEM = 'data-wb-item';

const HEADING = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const NO_ITEMS = /^(link|meta|noscript|script|style|template|form|nav)$/;

/** The items that an author wrote into an element: its children, but for what has a slot of its own. */
export const itemsIn = (host: Light): Light[] =>
  host.children.filter((it) => !NO_ITEMS.test(it.tag) && it.attribute('slot') === null);

/** Reads an item that an author wrote, the same in Node and in the page. */
export function readItem(node: Light, index: number): Item {
  const [heading] = descendants(node, HEADING);
  const [link] = node.tag === 'a' ? [node] : descendants(heading ?? node, ['a']);
  const [image] = descendants(node, ['img']);
  const [start, end] = descendants(node, ['time']).map((it) => it.attribute('datetime') ?? it.text);
  const data = (name: string) => node.attribute(`data-${name}`);
  const src = image?.attribute('src');
  return {
    id: node.attribute('id') ?? String(index + 1),
    title: clean((heading ?? link ?? node).text),
    href: link?.attribute('href') ?? null,
    image: src ? { src, alt: image?.attribute('alt') ?? '', width: null, height: null } : null,
    text: clean(node.text),
    start: data('start') ?? start ?? null,
    end: data('end') ?? end ?? null,
    zone: data('zone'),
    rule: data('rule'),
    except: tagsIn(data('except')),
    dates: data('dates') ? tagsIn(data('dates')) : null,
    location: data('location'),
    category: null,
    group: null,
    featured: data('featured') !== null && data('featured') !== 'false',
    ...Object.fromEntries(FACETS.map((name) => [name, tagsIn(data(name))])),
  };
}

/** All that items may be filtered by, but for their words. */
export const FACETS = [
  'category',
  'group',
  'series',
  'preacher',
  'passage',
  'author',
  'status',
  'day',
];

/** The words of an item for a filter. */
export const wordsOf = (item: Item, filter: string): string[] =>
  [item[filter as keyof Item] as unknown]
    .flat()
    .filter((it): it is string => typeof it === 'string' && it !== '');

/** Every word that items have for a filter, once, in the order of a language's alphabet. */
export const allWords = (items: readonly Item[], filter: string, language: string): string[] =>
  [...new Set(items.flatMap((it) => wordsOf(it, filter)))].toSorted(alphabetOf(language));

/** The items that have all that was chosen. */
export function fitting(items: readonly Item[], { search = '', ...filters }: Choice) {
  const words = search.toLowerCase().match(/\S+/g) ?? [];
  const texts = words.length ? textsOf(items) : [];
  let found = words.length
    ? items.filter((_, index) => words.every((it) => texts[index]!.includes(it)))
    : items;
  // A filter at a time, with neither a list nor a loop for each item: this is asked of thousands.
  for (const [name, word] of Object.entries(filters))
    if (word) found = found.filter((it) => hasWord(it[name as keyof Item], word));
  return found;
}

const hasWord = (value: unknown, word: string) =>
  value === word || (typeof value === 'object' && Array.isArray(value) && value.includes(word));

const known = new WeakMap<readonly Item[], string[]>();

/** What is searched, made at the first letter; of thousands it takes half as long without a loop over names. */
function textsOf(items: readonly Item[]): string[] {
  if (!known.has(items)) known.set(items, items.map(textOf));
  return known.get(items)!;
}

const textOf = (it: Item) =>
  [
    it.title,
    it.text,
    it.location,
    it.category,
    it.group,
    it.series,
    it.preacher,
    it.passage,
    it.author,
    it.status,
    it.day,
  ]
    .join(' ')
    .toLowerCase();

/** An address of data, where it may be followed. */
export const follow = (href: string | null | undefined): string | undefined =>
  href && safeAddress(href) ? href : undefined;

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
