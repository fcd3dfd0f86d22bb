import { type RefObject, useEffect, useState } from 'react';

/** Whether a node has been really in view, even in part; once true it stays so. */
export function useSeen(node: RefObject<Element | null>) {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !node.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(node.current);
    return () => observer.disconnect();
  }, [node, seen]);
  return seen;
}
