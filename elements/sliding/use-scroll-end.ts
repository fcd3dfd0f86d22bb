import { type RefObject, useLayoutEffect } from 'react';
import { Timer } from '../../shared/browser/timer';
import { useLatest } from '../../shared/react/hooks/use-latest';

/** Milliseconds without a scroll event after which one has ended, where browsers do not say so. */
const STILL = 150;

/** Calls back when the visitor has scrolled a node, and it rests. */
export function useScrollEnd(node: RefObject<HTMLElement | null>, ended: () => void) {
  const latest = useLatest(ended);
  useLayoutEffect(() => {
    const target = node.current;
    if (!target) return undefined;
    const timer = new Timer();
    const tell = () => latest.current();
    const wait = () => timer.start(STILL, tell);
    const [type, listener] = 'onscrollend' in target ? ['scrollend', tell] : ['scroll', wait];
    target.addEventListener(type as string, listener as () => void);
    return () => {
      timer.stop();
      target.removeEventListener(type as string, listener as () => void);
    };
  }, [node]);
}
