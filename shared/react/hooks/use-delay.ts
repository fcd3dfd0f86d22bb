import { useEffect, useState } from 'react';

/** Whether so many seconds have passed since `running` became true; starts over when either changes. */
export function useDelay(seconds: number, running: boolean): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    if (seconds <= 0) return setPassed(true);
    const timer = setTimeout(() => setPassed(true), Math.min(seconds * 1000, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [seconds, running]);
  useEffect(() => () => setPassed(false), [seconds, running]);
  return passed;
}
