/** The list that an element has open over the page, and that the browser closes on Escape. */
export const openList = ({ shadowRoot }: HTMLElement) =>
  shadowRoot?.querySelector<HTMLElement>(':popover-open:not([popover=manual])');

/** Whether a node belongs to the element's own shadow tree. */
export const isInside = (host: HTMLElement, node: unknown): node is Element =>
  node instanceof Element && Boolean(host.shadowRoot?.contains(node));
