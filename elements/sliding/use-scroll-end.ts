import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Timer } from '../../shared/browser/timer';
import { useLatest } from '../../shared/react/hooks/use-latest';

/** Milliseconds without a scroll event after which one has ended, where browsers do not say so. */
const STILL = 150;

/** Frames without one after a browser has said so: Firefox also ends a way that another has replaced. */
const STILL_FRAMES = 3;

/** The same where it is not where it was sent: under load a way takes longer to begin again. */
const SET_OUT_FRAMES = 12;

interface Way {
  /** Whether the node is where a script has sent it; true where none has. */
  hasArrived(): boolean;
  /** It has scrolled, and rests. */
  ended(): void;
}

/** Tells of the end of each way that a node scrolls. Returns whether it is on one, also while a finger rests on it. */
export function useScrollEnd(node: RefObject<HTMLElement | null>, way: Way): RefObject<boolean> {
  const isScrolling = useRef(false);
  const latest = useLatest(way);
  useLayoutEffect(() => {
    const target = node.current;
    if (!target) return undefined;
    const timer = new Timer();
    const tell = () => {
      isScrolling.current = false;
      latest.current.ended();
    };
    const tells = 'onscrollend' in target;
    let frame = 0;
    const isOver = (frames: number) =>
      frames >= (latest.current.hasArrived() ? STILL_FRAMES : SET_OUT_FRAMES);
    const tellAfter = (frames: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (isOver(frames) ? tell() : tellAfter(frames + 1)));
    };
    const onScroll = () => {
      isScrolling.current = true;
      if (tells) cancelAnimationFrame(frame);
      else timer.start(STILL, tell);
    };
    const onEnd = () => tellAfter(1);
    target.addEventListener('scroll', onScroll);
    target.addEventListener('scrollend', onEnd);
    return () => {
      timer.stop();
      cancelAnimationFrame(frame);
      target.removeEventListener('scroll', onScroll);
      target.removeEventListener('scrollend', onEnd);
    };
  }, [node]);
  return isScrolling;
}
