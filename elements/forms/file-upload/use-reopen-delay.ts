import { useEffect, useState } from 'react';
import { useDelay } from '../../../shared/react/hooks/use-delay';

/** Seconds from the removal of the last file until the input opens its picker again (spec 4). */
const DELAY = 0.5;

/** Whether the delay is running, and a function that starts it. */
export function useReopenDelay() {
  const [isWaiting, setWaiting] = useState(false);
  const isOver = useDelay(DELAY, isWaiting);
  useEffect(() => {
    if (isOver) setWaiting(false);
  }, [isOver]);
  return { isWaiting, startDelay: () => setWaiting(true) };
}
