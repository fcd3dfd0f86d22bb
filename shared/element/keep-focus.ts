/**
 * Draws a tree, and gives the focus back when that took away the node which had it: to what stands in
 * its place now, if it is of its kind.
 */
export function keepFocus(root: HTMLElement, draw: () => void) {
  const focused = (root.getRootNode() as ShadowRoot).activeElement;
  const way = focused && root.contains(focused) ? wayTo(focused, root) : [];
  draw();
  if (!focused || way.length === 0 || focused.isConnected) return;
  const node = way.reduce<Element | undefined>((box, place) => box?.children[place], root);
  if (node?.localName === focused.localName) (node as HTMLElement).focus({ preventScroll: true });
}

/** The place of a node among its siblings, and of each that holds it, from the root down. */
function wayTo(node: Element, root: Element): number[] {
  const way: number[] = [];
  for (let it = node; it !== root; it = it.parentElement!) {
    way.unshift([...it.parentElement!.children].indexOf(it));
  }
  return way;
}
