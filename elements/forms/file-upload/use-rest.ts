import { useEffect, useState } from 'react';
import { useDelay } from '../../../shared/hooks/use-delay';

/** Spec 4: so many seconds after its last file is taken away, an input opens its picker again. */
const REST = 0.5;

/** Whether an input rests, and a function that begins it. */
export function useRest() {
  const [isResting, setResting] = useState(false);
  const isOver = useDelay(REST, isResting);
  useEffect(() => {
    if (isOver) setResting(false);
  }, [isOver]);
  return { isResting, rest: () => setResting(true) };
}
