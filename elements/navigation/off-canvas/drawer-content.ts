/** The name of the slot in a closed drawer, so that its content stands in the next slot, in the page. */
export const CLOSED = 'wb-closed';
