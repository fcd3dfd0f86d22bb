/** How the loader and the kernel, which may come from different files, know each other. */
export const LOADER = Symbol.for('wb.loader');
export const WAKE = Symbol.for('wb.wake');

export interface Sleeper extends HTMLElement {
  /** Mounts React, at once. Does nothing when already awake. */
  [WAKE]?(): void;
}

/** Marks the one node React owns inside a shadow root; its value is what it was drawn from. */
export const ROOT_ATTRIBUTE = 'data-wb-root';

/** On the same node, what content it was drawn from; only where an element's reading says it. */
export const CONTENT_ATTRIBUTE = 'data-wb-drawn-from';

/** Slot of the page's own controls, which carry an element's value in a form. */
export const FIELD = 'field';

/** Marks what the publish step or the kernel has put into the page, apart from what an author wrote. */
export const DRAWN_ATTRIBUTE = 'data-wb-drawn';
