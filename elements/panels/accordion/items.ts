import type { Amendment } from '../../../shared/element/amendment';
import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';

/** Marks an item that the chosen tag leaves out. */
export const FILTERED = 'data-wb-filtered';

/** Names the tag that every item has. */
export const ALL = '*';

/** Of the names that make a browser close the others when one of a group opens. */
const OURS = 'wb-accordion-';

/** What is drawn, and what the author's items must be like. */
export interface Items {
  /** Every tag, once, in the order of the items. */
  tags: string[];
  amendments: Map<object, Amendment>;
}

/** Tags as an author writes them: 'Cotton, Wool'. */
export const tagsIn = (list: string | null): string[] => [
  ...new Set((list ?? '').split(',').flatMap((tag) => tag.trim() || [])),
];

/** Whether an item shows while a tag is chosen. */
export const hasTag = (list: string | null, tag: string) =>
  tag === ALL || tagsIn(list).includes(tag);

/** The tag that is chosen at first: one that no item has would show nothing. */
export const firstTag = (tags: string[], filter: string) => (tags.includes(filter) ? filter : ALL);

/** Reads the items, the same in Node and in the page. Items of an accordion inside are not its own. */
export function readItems(
  host: Light,
  page: Page,
  { collapsible, filter }: { collapsible: boolean; filter: string },
): Items {
  const items = host.children.filter(({ tag }) => tag === 'details');
  const tags = [...new Set(items.flatMap((item) => tagsIn(item.attribute('data-tags'))))];
  const chosen = firstTag(tags, filter);
  const group = collapsible ? undefined : groupOf(host, items, page);
  const amendments = new Map<object, Amendment>();
  for (const item of items) {
    const isFiltered = !hasTag(item.attribute('data-tags'), chosen);
    amendments.set(item.node, {
      attributes: { ...nameFor(item, group), [FILTERED]: isFiltered },
    });
    const title = item.children.find(({ tag }) => tag === 'summary');
    const stays = !collapsible && item.attribute('open') !== null;
    if (title) amendments.set(title.node, { attributes: { 'aria-disabled': stays && 'true' } });
  }
  return { tags, amendments };
}

/** An author's own name stays; ours goes when the items do not belong together any more. */
function nameFor(item: Light, group: string | undefined): Record<string, string | false> {
  const name = item.attribute('name');
  if (name && !name.startsWith(OURS)) return {};
  return group || name ? { name: group ?? false } : {};
}

/** The name that the items have already, else one that no other item of the page has. */
function groupOf(host: Light, items: Light[], page: Page): string {
  const own = items.map((item) => item.attribute('name')).find((name) => name?.startsWith(OURS));
  if (own) return own;
  const hosts = page.all(host.tag);
  let number = 1 + hosts.findIndex(({ node }) => node === host.node);
  while (page.all('details', 'name', OURS + number).length) number += hosts.length;
  return OURS + number;
}
