import { useEffect, useLayoutEffect, useState } from 'react';
import { videoIn } from './video-in';

/**
 * The film that was started, and what starts another; one that is shown instead is covered.
 *
 * @param film tells the film that is shown from all others
 */
export function useStarted(host: HTMLElement, film: string, isPlaying: boolean) {
  const [started, setStarted] = useState<string>();
  // Also what began before React came: paused, it is not covered again.
  useLayoutEffect(() => {
    if (videoIn(host)?.played.length) setStarted(film);
  }, []);
  useEffect(() => {
    if (isPlaying) setStarted(film);
  }, [isPlaying]);
  return [started, setStarted] as const;
}
