import { type RefObject, useEffect, useState } from 'react';
import { observeVisible } from '../../browser/observe-visible';

/**
 * Whether at least a share of a node is in view, now and at each change; false in the first render.
 *
 * @param share of its area, from 0 (any part) to 1 (all of it): 0.5 for what runs while half visible
 */
export function useVisible(node: RefObject<Element | null>, share: number): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(
    () => (node.current ? observeVisible(node.current, share, setVisible) : undefined),
    [node, share],
  );
  return isVisible;
}
