import { observeVisible } from './observe-visible';

/**
 * Does something once a node is in view. One that leaves the page before is forgotten.
 *
 * @param share of its area that counts as in view, from 0 (any part) to 1 (all of it)
 */
export function whenSeen(node: Element, share: number, act: () => void): void {
  const stop = observeVisible(node, share, (isSeen) => {
    if (!isSeen) return;
    stop();
    act();
  });
}
