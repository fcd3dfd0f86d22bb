/** Marks the React root node in a shadow root; its value is the attributes it was drawn from. */
export const ROOT_ATTRIBUTE = 'data-wb-root';

/** On the same node, the digests of the content it was drawn from and of the drawing itself. */
export const DIGESTS_ATTRIBUTE = 'data-wb-digests';

/** On a drawn part over which a mouse does something, so that hovering wakes the element. */
export const HOVER_ATTRIBUTE = 'data-wb-hover';

/** Slot for the native controls that carry an element's value in a form. */
export const FIELD = 'field';
