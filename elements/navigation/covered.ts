/** Points to probe: shares of the window's width, and pixels below the bars found so far. */
const ACROSS = [0.25, 0.5, 0.75];
const BELOW = [1, 24];

let covered = 0;

/**
 * How much of the window's top is covered now, in pixels, by sticky or fixed bars. Ignores elements
 * that are at most half as wide as the window, or that reach into its lower half.
 */
export function coveredTop(target: Element, from = 0): number {
  const nodes = BELOW.flatMap((y) =>
    ACROSS.flatMap((x) => under(document, x * innerWidth, from + y)),
  );
  // Nothing behind a modal can be hit-tested, so the last result still applies.
  if (nodes.some((node) => node.matches(':modal'))) return covered;
  const bars = nodes.filter((node) => staysThere(node) && !node.contains(target));
  covered = Math.max(from, ...bars.map((node) => node.getBoundingClientRect().bottom));
  // There may be another bar below.
  return covered > from ? coveredTop(target, covered) : covered;
}

/** All elements at a point, including shadow trees, which also report outside elements; skips those. */
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
