/** Where along the top of the window, and how far below what covers it, something may lie over the page. */
const ACROSS = [0.25, 0.5, 0.75];
const BELOW = [1, 24];

let covered = 0;

/**
 * How much of the window's top is covered now, in pixels, by what stays there while the page
 * scrolls: sticky or fixed bars. What is not wide, or fills half of the window, is none.
 */
export function coveredTop(target: Element, from = 0): number {
  const nodes = BELOW.flatMap((y) =>
    ACROSS.flatMap((x) => under(document, x * innerWidth, from + y)),
  );
  // Behind it nothing can be found, and what covered the page before does so still.
  if (nodes.some((node) => node.matches(':modal'))) return covered;
  const bars = nodes.filter((node) => staysThere(node) && !node.contains(target));
  covered = Math.max(from, ...bars.map((node) => node.getBoundingClientRect().bottom));
  // One bar may stand below another.
  return covered > from ? coveredTop(target, covered) : covered;
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
