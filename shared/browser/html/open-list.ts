/** A list, or another popover, that the browser closes on Escape. */
export const OPEN_LIST = ':popover-open:not([popover=manual])';

/** The list that an element has open over the page. */
export const openList = ({ shadowRoot }: HTMLElement) =>
  shadowRoot?.querySelector<HTMLElement>(OPEN_LIST);
