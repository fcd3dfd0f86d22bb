import { type RefObject, useLayoutEffect } from 'react';

/** Fills the bar of the slide in view in the time that it stays; it is full where it stays for good. */
export function useProgress(
  stage: RefObject<HTMLElement | null>,
  page: number,
  seconds: number,
  runs: boolean,
) {
  useLayoutEffect(() => {
    const bar = runs && stage.current?.querySelector('[aria-current] .fill');
    const frames = { scale: ['0 1', '1 1'] };
    const filling = bar ? bar.animate(frames, { duration: seconds * 1000 }) : undefined;
    return () => filling?.cancel();
  }, [page, seconds, runs]);
}
