import { safeAddress } from '../../shared/foundation/address';
import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';

/** The attributes kept of a link, besides its address, or of a picture, as the author wrote them. */
export type Kept = Record<string, string>;

/** One item of an author's list: its first link or text, its first picture, and the lists below it. */
export interface ListItem {
  text: string;
  /** Undefined for a title without an address. */
  href: string | undefined;
  kept: Kept;
  picture: Kept | undefined;
  items: ListItem[];
}

const LIST = /^[uo]l$/;
/** Controls and custom elements, which work only where the author wrote them. */
const LOST = /^(button|input|select|textarea)$|-/;
const KEPT = [
  'aria-current',
  'aria-label',
  'data-wb-close',
  'data-wb-names',
  'dir',
  'download',
  'hreflang',
  'lang',
  'rel',
  'target',
  'title',
];
const KEPT_OF_PICTURE = ['alt', 'height', 'loading', 'src', 'width'];

/** Whether an element is a list whose items can be read. */
export const isList = ({ tag }: Light) => LIST.test(tag);

/**
 * Reads an author's list as data, the same in Node and in the page, for an element that draws its items
 * itself. Addresses that may not be followed are left out, with a warning.
 *
 * @param owner the tag of that element, for warnings
 */
export const listItems = (list: Light, page: Page, owner: string): ListItem[] =>
  list.children.filter(({ tag }) => tag === 'li').map((item) => readItem(item, page, owner));

function readItem(item: Light, page: Page, owner: string): ListItem {
  const lists = item.children.filter(isList);
  const link = find(item, 'a');
  const image = find(item, 'img');
  const address = link?.attribute('href') ?? undefined;
  const src = image?.attribute('src') ?? undefined;
  const text = wordsOf(link ?? item);
  warnOfLost(item, { link, text, page, owner });
  return {
    text,
    href: address !== undefined && isSafe(address, page, owner) ? address : undefined,
    kept: link ? keptOf(link, KEPT) : {},
    picture:
      image && src !== undefined && isSafe(src, page, owner)
        ? keptOf(image, KEPT_OF_PICTURE)
        : undefined,
    items: lists.flatMap((list) => listItems(list, page, owner)),
  };
}

/** The words of an item, not of its lists and drawings; the title of a drawing where nothing else is said. */
function wordsOf(node: Light): string {
  const drawing = find(node, 'svg');
  const text = node.textWithout(['ol', 'svg', 'ul']).trim();
  return (text || (drawing && find(drawing, 'title')?.text) || '').replace(/\s+/g, ' ').trim();
}

/** The first element with a tag in an item itself, not in the lists below it. */
function find(node: Light, tag: string): Light | undefined {
  for (const child of node.children) {
    if (isList(child)) continue;
    const found = child.tag === tag ? child : find(child, tag);
    if (found) return found;
  }
  return undefined;
}

interface Reading {
  link: Light | undefined;
  text: string;
  page: Page;
  owner: string;
}

/** Warns that an item holds what a rendered link cannot: another link, a control, a custom element, a drawing. */
function warnOfLost(item: Light, { link, text, page, owner }: Reading) {
  const start = `<${owner}>: the item "${text.slice(0, 60)}" holds`;
  const warn = (message: string) => page.warn(`${start} ${message}`, `${start} ${message}`);
  const lost = findLost(item, link);
  if (lost)
    warn(
      `a <${lost.tag}> that an item of its list cannot hold, so nobody can use it. ` +
        `Write it as a child of ${owner} instead, not in a list.`,
    );
  if (find(item, 'svg'))
    warn(
      'an <svg>, which it is shown without. Write a picture in its place: <img src="icon.svg" alt="">.',
    );
}

function findLost({ children }: Light, link: Light | undefined): Light | undefined {
  for (const child of children) {
    if (isList(child)) continue;
    const isOther = child.tag === 'a' && child.node !== link?.node;
    const lost = isOther || LOST.test(child.tag) ? child : findLost(child, link);
    if (lost) return lost;
  }
  return undefined;
}

function keptOf(node: Light, names: string[]): Kept {
  const present = names.map((name) => [name, node.attribute(name)] as const);
  return Object.fromEntries(present.filter((it): it is [string, string] => it[1] !== null));
}

function isSafe(address: string, page: Page, owner: string) {
  if (safeAddress(address)) return true;
  const message =
    `<${owner}>: the address "${address.slice(0, 60)}" is none of http, https, mailto, tel or this site, ` +
    'so its item is shown without it. Correct the address in the list.';
  page.warn(message, message);
  return false;
}
