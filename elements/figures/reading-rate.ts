/** A number that changes more often, in milliseconds, cannot be read, and each change is laid out and drawn. */
export const READING_RATE = 50;
