import { type RefObject, useEffect, useRef } from 'react';
import { useNative } from '../../../shared/hooks/use-native';

/**
 * Puts off what would move the page until nothing in the slot is being pressed any more: what is
 * pressed would else be somewhere else when it is let go, and not be clicked.
 */
export function usePress(slot: RefObject<HTMLElement | null>) {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useNative(slot, 'pointerdown', () => void (isPressed.current = true));

  useEffect(() => {
    const release = () => {
      if (!isPressed.current) return;
      isPressed.current = false;
      // The click comes right behind, before the next drawing.
      requestAnimationFrame(() => {
        for (const act of waiting.current.splice(0)) act();
      });
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    for (const type of ends) document.addEventListener(type, release);
    return () => {
      for (const type of ends) document.removeEventListener(type, release);
      waiting.current = [];
    };
  }, []);

  return (act: () => void) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  };
}
