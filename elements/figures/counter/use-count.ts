import { useEffect, useState } from 'react';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { reducesMotion } from '../../../shared/browser/reduced-motion';
import { READING_RATE } from '../reading-rate';

interface Count {
  start: number;
  end: number;
  /** In seconds. */
  duration: number;
  /** A new round counts again. */
  round: number;
  /** Nothing happens while this is false. */
  running: boolean;
  /** Whether something moves with the number, which is then drawn in each frame. */
  moves: boolean;
}

/** The number to show now: the end, until the count runs, and again after it. */
export function useCount(
  { start, end, duration, round, running, moves }: Count,
  arrived: () => void,
) {
  const [now, setNow] = useState(end);
  const latest = useLatest(arrived);
  useEffect(() => {
    const counts = running && duration > 0 && !reducesMotion();
    setNow(counts ? start : end);
    if (running && !counts) latest.current();
    if (!counts) return undefined;
    const begin = performance.now();
    let last = -Infinity;
    let frame = requestAnimationFrame(function step(time) {
      const part = Math.min(1, Math.max(0, (time - begin) / (duration * 1000)));
      if (moves || part === 1 || time - last >= READING_RATE) {
        last = time;
        const way = eased(part);
        // Not start + (end - start) * way, which two huge numbers make infinite.
        setNow(part === 1 ? end : start * (1 - way) + end * way);
      }
      if (part < 1) frame = requestAnimationFrame(step);
      else latest.current();
    });
    return () => cancelAnimationFrame(frame);
  }, [start, end, duration, round, running, moves]);
  return now;
}

/** Fast first, then slowing down. */
const eased = (part: number) => 1 - (1 - part) ** 3;
