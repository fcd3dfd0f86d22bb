import { useLayoutEffect, useRef } from 'react';

/** A ref that always holds the value of the latest render, for listeners that outlive it. */
export function useLatest<T>(value: T) {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
