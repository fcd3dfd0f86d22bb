import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { safeAddress } from '../../../shared/foundation/address';

/** The attributes kept of a link, besides its address, or of a picture, as the author wrote them. */
export type Kept = Record<string, string>;

/** One item of an author's list. */
export interface Entry {
  text: string;
  /** Undefined for a title without an address. */
  href: string | undefined;
  kept: Kept;
  picture: Kept | undefined;
  entries: Entry[];
}

/** An item that is the author's own node, shown in a slot. */
export interface Slotted {
  slot: string;
  node: object;
}

export type Item = Entry | Slotted;

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

/** The items of a menu, in the order of its content: those of its lists, and every other child. */
export function readItems(host: Light, page: Page): Item[] {
  let count = 0;
  return host.children.flatMap((child): Item[] =>
    LIST.test(child.tag)
      ? entriesOf(child, page)
      : [{ slot: `item-${(count += 1)}`, node: child.node }],
  );
}

const entriesOf = (list: Light, page: Page) =>
  list.children.filter(({ tag }) => tag === 'li').map((item) => readEntry(item, page));

function readEntry(item: Light, page: Page): Entry {
  const lists = item.children.filter(({ tag }) => LIST.test(tag));
  const link = find(item, 'a');
  const image = find(item, 'img');
  const address = link?.attribute('href') ?? undefined;
  const src = image?.attribute('src') ?? undefined;
  const text = (link?.text ?? ownText(item, lists)).replace(/\s+/g, ' ').trim();
  warnOfLost(item, link, text, page);
  return {
    text,
    href: address !== undefined && isSafe(address, page) ? address : undefined,
    kept: link ? keptOf(link, KEPT) : {},
    picture:
      image && src !== undefined && isSafe(src, page) ? keptOf(image, KEPT_OF_PICTURE) : undefined,
    entries: lists.flatMap((list) => entriesOf(list, page)),
  };
}

/** The first element with a tag in an item itself, not in the lists below it. */
function find(node: Light, tag: string): Light | undefined {
  for (const child of node.children) {
    if (LIST.test(child.tag)) continue;
    const found = child.tag === tag ? child : find(child, tag);
    if (found) return found;
  }
  return undefined;
}

/** Warns that an item holds what a rendered link cannot: another link, a control, a custom element. */
function warnOfLost(item: Light, link: Light | undefined, text: string, page: Page) {
  const lost = findLost(item, link);
  if (!lost) return;
  const message =
    `<wb-menu>: the item "${text.slice(0, 60)}" holds a <${lost.tag}> that a link of a menu cannot hold, ` +
    'so nobody can use it. Write it as a child of wb-menu instead, not in a list.';
  page.warn(message, message);
}

function findLost({ children }: Light, link: Light | undefined): Light | undefined {
  for (const child of children) {
    if (LIST.test(child.tag)) continue;
    const isOther = child.tag === 'a' && child.node !== link?.node;
    const lost = isOther || LOST.test(child.tag) ? child : findLost(child, link);
    if (lost) return lost;
  }
  return undefined;
}

/** The text of an item without its lists, which are at its end. */
function ownText(item: Light, lists: Light[]) {
  const [first] = lists;
  const end = first ? item.text.indexOf(first.text) : -1;
  return end < 0 ? item.text : item.text.slice(0, end);
}

function keptOf(node: Light, names: string[]): Kept {
  const present = names.map((name) => [name, node.attribute(name)] as const);
  return Object.fromEntries(present.filter((it): it is [string, string] => it[1] !== null));
}

function isSafe(address: string, page: Page) {
  if (safeAddress(address)) return true;
  const message =
    `<wb-menu>: the address "${address.slice(0, 60)}" is none of http, https, mailto, tel or this site, ` +
    'so its item is shown without it. Correct the address in the list.';
  page.warn(message, message);
  return false;
}
