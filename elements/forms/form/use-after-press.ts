import { type RefObject, useEffect, useRef } from 'react';
import { useNative } from '../../../shared/react/hooks/use-native';

/**
 * Defers layout changes while a pointer is pressed in the slot: a button that moves between press and
 * release is not clicked.
 *
 * @returns a function that runs its argument now, or after the release
 */
export function useAfterPress(slot: RefObject<HTMLElement | null>) {
  const isPressed = useRef(false);
  const deferred = useRef<(() => void)[]>([]);

  useNative(slot, 'pointerdown', () => void (isPressed.current = true));

  useEffect(() => {
    const release = () => {
      if (!isPressed.current) return;
      isPressed.current = false;
      // The click follows the release, before the next frame.
      requestAnimationFrame(() => {
        for (const act of deferred.current.splice(0)) act();
      });
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    for (const type of ends) document.addEventListener(type, release);
    return () => {
      for (const type of ends) document.removeEventListener(type, release);
      deferred.current = [];
    };
  }, []);

  return (act: () => void) => {
    if (isPressed.current) deferred.current.push(act);
    else act();
  };
}
