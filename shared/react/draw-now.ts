import { flushSync } from 'react-dom';

/**
 * Changes state and renders synchronously, for nodes that the browser needs at once. Do not call it in
 * effects or during rendering.
 */
export const drawNow = (change: () => void): void => flushSync(change);
