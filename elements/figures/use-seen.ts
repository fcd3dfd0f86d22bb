import { type RefObject, useEffect, useState } from 'react';
import { onceSeen } from './once-seen';

/** Whether any part of a node has really been in view; once true it stays so. */
export function useSeen(node: RefObject<Element | null>) {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !node.current) return undefined;
    return onceSeen(node.current, () => setSeen(true));
  }, [node, seen]);
  return seen;
}
