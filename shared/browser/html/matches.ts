/** Whether a node matches a selector, also a form with a field named `matches`, which hides the method. */
export const matches = (node: Element, selector: string): boolean =>
  Element.prototype.matches.call(node, selector);
