/**
 * Draws a tree. If that removed the focused node, moves focus to the node now at its position, when
 * that has the same tag.
 */
export function keepFocus(root: HTMLElement, draw: () => void) {
  const focused = (root.getRootNode() as ShadowRoot).activeElement;
  const way = focused && root.contains(focused) ? wayTo(focused, root) : [];
  draw();
  if (!focused || way.length === 0 || focused.isConnected) return;
  const node = way.reduce<Element | undefined>((box, place) => box?.children[place], root);
  if (node?.localName === focused.localName) (node as HTMLElement).focus({ preventScroll: true });
}

/** The path of child indexes from the root down to a node. */
function wayTo(node: Element, root: Element): number[] {
  const way: number[] = [];
  for (let it = node; it !== root; it = it.parentElement!) {
    way.unshift([...it.parentElement!.children].indexOf(it));
  }
  return way;
}
