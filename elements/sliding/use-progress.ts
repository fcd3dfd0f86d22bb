import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Fills the bar of the slide in view in the time that it stays; it is full where it stays for good.
 *
 * @returns fills it anew, where the slide stays for another such time
 */
export function useProgress(
  stage: RefObject<HTMLElement | null>,
  page: number,
  seconds: number,
  runs: boolean,
) {
  const filling = useRef<Animation>(undefined);
  useLayoutEffect(() => {
    const bar = runs && stage.current?.querySelector('[aria-current] .fill');
    const frames = { scale: ['0 1', '1 1'] };
    filling.current = bar ? bar.animate(frames, { duration: seconds * 1000 }) : undefined;
    return () => filling.current?.cancel();
  }, [page, seconds, runs]);
  return () => {
    filling.current?.cancel();
    filling.current?.play();
  };
}
