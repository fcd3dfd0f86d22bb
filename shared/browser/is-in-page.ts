/** Whether something of a page, as it stands now, matches a selector; for what a module must know before any element is there. */
export const isInPage = (selector: string): boolean => document.querySelector(selector) !== null;

/** The same of what is drawn in the elements of the page that match another selector. */
export const isDrawnIn = (hosts: string, selector: string): boolean =>
  [...document.querySelectorAll(hosts)].some((it) => it.shadowRoot?.querySelector(selector));
