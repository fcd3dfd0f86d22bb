import type { Light } from '../../../shared/content/light';
import { isList, type ListItem, listItems } from '../list-items';
import type { Page } from '../../../shared/content/page';

/** An item that is the author's own node, shown in a slot. */
export interface Slotted {
  slot: string;
  node: object;
}

export type Item = ListItem | Slotted;

/** The items of a menu, in the order of its content: those of its lists, and every other child. */
export function readItems(host: Light, page: Page): Item[] {
  let count = 0;
  return host.children.flatMap((child): Item[] =>
    isList(child)
      ? listItems(child, page, host.tag)
      : [{ slot: `item-${(count += 1)}`, node: child.node }],
  );
}
