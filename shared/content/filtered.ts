/** Marks an item that the chosen tag leaves out. */
export const FILTERED = 'data-wb-filtered';
