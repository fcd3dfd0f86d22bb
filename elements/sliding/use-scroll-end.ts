import { type RefObject, useLayoutEffect } from 'react';
import { Timer } from '../../shared/browser/timer';
import { useLatest } from '../../shared/react/hooks/use-latest';

/** Milliseconds without a scroll event after which one has ended, where browsers do not say so. */
const STILL = 150;

/** Frames without one after a browser has said so: Firefox also ends a way that another has replaced. */
const STILL_FRAMES = 3;

/** Calls back when the visitor has scrolled a node, and it rests. */
export function useScrollEnd(node: RefObject<HTMLElement | null>, ended: () => void) {
  const latest = useLatest(ended);
  useLayoutEffect(() => {
    const target = node.current;
    if (!target) return undefined;
    const timer = new Timer();
    const tell = () => latest.current();
    const tells = 'onscrollend' in target;
    let frame = 0;
    const tellAfter = (frames: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frames > 1 ? tellAfter(frames - 1) : tell()));
    };
    const onScroll = () => (tells ? cancelAnimationFrame(frame) : timer.start(STILL, tell));
    const onEnd = () => tellAfter(STILL_FRAMES);
    target.addEventListener('scroll', onScroll);
    target.addEventListener('scrollend', onEnd);
    return () => {
      timer.stop();
      cancelAnimationFrame(frame);
      target.removeEventListener('scroll', onScroll);
      target.removeEventListener('scrollend', onEnd);
    };
  }, [node]);
}
