import { useEffect, useState } from 'react';

/** A pause of one drawing, in which all that has failed ends and after which it begins again; and what makes it. */
export function useOnceMore(): [isPaused: boolean, onceMore: () => void] {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) setPaused(false);
  }, [isPaused]);
  return [isPaused, () => setPaused(true)];
}
