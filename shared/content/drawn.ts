/** Marks the React root node in a shadow root; its value is the attributes it was drawn from. */
export const ROOT_ATTRIBUTE = 'data-wb-root';

/** On the same node, the digests of the content it was drawn from and of the drawing itself. */
export const DIGESTS_ATTRIBUTE = 'data-wb-digests';

/** Slot for the native controls that carry an element's value in a form. */
export const FIELD = 'field';

/** Marks nodes that the publish step or the kernel has added to the author's page. */
export const DRAWN_ATTRIBUTE = 'data-wb-drawn';

/** Mark the wrapper that hides a node's content, and the text shown instead. */
export const HIDDEN_CONTENT = 'data-wb-content';
export const COVER = 'data-wb-cover';

/** Selects what the publish step or the kernel has added to a page, which is no content of its author. */
export const ADDED = `[${DRAWN_ATTRIBUTE}], [${COVER}], template[shadowrootmode]`;
