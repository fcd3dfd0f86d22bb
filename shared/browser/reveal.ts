import { openAround } from './open-around';

/** Asks what hides a node, such as tabs, to show it; bubbles to the document, where panels listen. */
export const REVEAL = 'wb:reveal';

/** Opens what hides a node that somebody is to be led to: of the browser, and panels of the suite. */
export function revealFor(node: Element) {
  openAround(node);
  node.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true, composed: true }));
}
