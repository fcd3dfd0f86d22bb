/** Where along the top of the window, and how far below it, something may lie over the page. */
const ACROSS = [0.25, 0.5, 0.75];
const BELOW = [1, 24];

/**
 * How much of the window's top is covered now, in pixels, by what stays there while the page
 * scrolls: a sticky or fixed bar. What is not wide, or fills half of the window, is none.
 */
export function coveredTop(target: Element): number {
  const nodes = BELOW.flatMap((y) => ACROSS.flatMap((x) => under(document, x * innerWidth, y)));
  const bars = [...new Set(nodes)].filter((node) => staysThere(node) && !node.contains(target));
  return Math.max(0, ...bars.map((node) => node.getBoundingClientRect().bottom));
}

/** Everything at a point, in shadow trees too, which would name what is outside them once more. */
function under(root: Document | ShadowRoot, x: number, y: number): Element[] {
  return root.elementsFromPoint(x, y).flatMap((node) => {
    if (node.getRootNode() !== root) return [];
    return node.shadowRoot ? [node, ...under(node.shadowRoot, x, y)] : node;
  });
}

function staysThere(node: Element) {
  if (!/^(fixed|sticky)$/.test(getComputedStyle(node).position)) return false;
  const { width, bottom } = node.getBoundingClientRect();
  return width > innerWidth / 2 && bottom < innerHeight / 2;
}
