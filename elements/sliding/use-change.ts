import { useEffect, useRef } from 'react';

/** Calls back when a value has become another; not for the first. */
export function useChange(value: string, changed: () => void) {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    changed();
  }, [value]);
}
