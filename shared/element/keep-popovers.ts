import { counterpartOf } from '../browser/html/counterpart';

/** Draws a tree. Lists that a visitor has opened in it, and that are then gone, open in their new drawing. */
export function keepPopovers(root: HTMLElement, draw: () => void) {
  const open = [...root.querySelectorAll<HTMLElement>(':popover-open')];
  const found = open.map((node) => counterpartOf(node, root));
  draw();
  for (const find of found) {
    const node = find() as HTMLElement | undefined;
    if (node?.popover && !node.matches(':popover-open')) node.showPopover();
  }
}
