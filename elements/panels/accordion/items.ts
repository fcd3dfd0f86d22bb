import type { Patch } from '../../../shared/content/patch';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { FILTERED, firstTag, hasTag, tagsIn } from '../../../shared/content/tags';

/** Prefix of the `name` by which browsers close the other items of a group. */
const OURS = 'wb-accordion-';

/** The tags to render, and the attributes for the author's items. */
export interface Items {
  /** Every tag, once, in the order of the items. */
  tags: string[];
  patches: Map<object, Patch>;
}

/** Reads the items, the same in Node and in the page. Items of a nested accordion do not count. */
export function readItems(
  host: Light,
  page: Page,
  { collapsible, filter }: { collapsible: boolean; filter: string },
): Items {
  const items = host.children.filter(({ tag }) => tag === 'details');
  const tags = [...new Set(items.flatMap((item) => tagsIn(item.attribute('data-tags'))))];
  const chosen = firstTag(tags, filter);
  const group = collapsible ? undefined : groupOf(host, items, page);
  const patches = new Map<object, Patch>();
  for (const item of items) {
    const isFiltered = !hasTag(item.attribute('data-tags'), chosen);
    patches.set(item.node, {
      attributes: { ...nameFor(item, group), [FILTERED]: isFiltered },
    });
    const title = item.children.find(({ tag }) => tag === 'summary');
    const stays = !collapsible && item.attribute('open') !== null;
    if (title) patches.set(title.node, { attributes: { 'aria-disabled': stays && 'true' } });
  }
  return { tags, patches };
}

/** Keeps an author's own name; removes ours when the items are no longer one group. */
function nameFor(item: Light, group: string | undefined): Record<string, string | false> {
  const name = item.attribute('name');
  if (name && !name.startsWith(OURS)) return {};
  return group || name ? { name: group ?? false } : {};
}

/** The number of each accordion, by the list that the page keeps of them: a thousand ask for theirs. */
const numbers = new WeakMap<readonly Light[], Map<object, number>>();

function numbersOf(hosts: readonly Light[]): Map<object, number> {
  const known = numbers.get(hosts);
  if (known) return known;
  const made = new Map(hosts.map(({ node }, index) => [node, index + 1]));
  numbers.set(hosts, made);
  return made;
}

/** The name that the items have already, else one that no other item in the page has. */
function groupOf(host: Light, items: Light[], page: Page): string {
  const own = items.map((item) => item.attribute('name')).find((name) => name?.startsWith(OURS));
  if (own) return own;
  const hosts = page.all(host.tag);
  let number = numbersOf(hosts).get(host.node) ?? 0;
  while (page.all('details', 'name', OURS + number).length) number += hosts.length;
  return OURS + number;
}
