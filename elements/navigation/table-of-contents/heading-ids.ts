import type { Page } from '../../../shared/content/page';
import { LEVELS, plain } from './levels';

/**
 * The id of every heading of a page, by node: its own, else a unique one made from its text. It
 * covers all headings, so that two lists on a page agree.
 */
export function headingIds(page: Page): Map<object, string> {
  const ids = new Map<object, string>();
  const made = new Set<string>();
  const taken = new Set<string>();
  for (const heading of page.ofTags(LEVELS)) {
    let id = heading.attribute('id');
    // A copy of a heading has its id, too, but leads to the first.
    if (!id || taken.has(id)) {
      const name = nameOf(heading.text);
      id = name;
      for (let count = 2; made.has(id) || page.hasId(id); count += 1) id = `${name}-${count}`;
      made.add(id);
    }
    taken.add(id);
    ids.set(heading.node, id);
  }
  return ids;
}

/** Keeps letters and digits of any script, for a readable address. */
const nameOf = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';
