/** Marks the React root node in a shadow root; its value is the attributes it was drawn from. */
export const ROOT_ATTRIBUTE = 'data-wb-root';

/** On the same node, the version of the content it was drawn from, if the element's options define one. */
export const VERSION_ATTRIBUTE = 'data-wb-drawn-from';

/** Slot for the native controls that carry an element's value in a form. */
export const FIELD = 'field';

/** Marks nodes that the publish step or the kernel has added to the author's page. */
export const DRAWN_ATTRIBUTE = 'data-wb-drawn';
