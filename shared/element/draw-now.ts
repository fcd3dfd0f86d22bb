import { flushSync } from 'react-dom';

/**
 * Changes state, and has what follows from it drawn before this returns: for what the browser must
 * find in its place at once. Not for effects, nor while drawing.
 */
export const drawNow = (change: () => void): void => flushSync(change);
