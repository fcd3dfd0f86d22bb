/** Asks what hides a node, such as tabs, to show it; bubbles to the document, where panels listen. */
export const REVEAL = 'wb:reveal';

/** Opens `<details>` and panels of the suite around a node that somebody is to be led to. */
export function revealFor(node: Element) {
  for (let it: Element | null = node; it; it = it.parentElement) {
    const { parentElement: box } = it;
    if (box instanceof HTMLDetailsElement && it.localName !== 'summary') box.open = true;
  }
  node.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true, composed: true }));
}
