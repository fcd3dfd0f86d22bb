/** Whether something of a page, as it stands now, matches a selector; for what a module must know before any element is there. */
export const isInPage = (selector: string): boolean => document.querySelector(selector) !== null;

/** The same of what is drawn in elements that are not defined yet, as all are whose module asks. */
export const isDrawn = (selector: string): boolean =>
  [...document.querySelectorAll(':not(:defined)')].some((it) =>
    it.shadowRoot?.querySelector(selector),
  );
