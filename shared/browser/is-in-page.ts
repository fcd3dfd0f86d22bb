/** Whether something of a page, as it stands now, matches a selector; for what a module must know before any element is there. */
export const isInPage = (selector: string): boolean => document.querySelector(selector) !== null;
