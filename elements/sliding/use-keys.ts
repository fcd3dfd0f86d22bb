import type { RefObject } from 'react';
import { useNative } from '../../shared/react/hooks/use-native';
import type { Axis } from './scrolled';

/** Arrow keys, Home and End on the row of slides itself, as in any box that scrolls. */
export function useKeys(
  viewport: RefObject<HTMLElement | null>,
  axis: Axis,
  step: (by: number) => boolean,
  goTo: (page: number) => void,
  pages: number,
) {
  useNative(viewport, 'keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.target !== viewport.current || altKey || ctrlKey || metaKey || shiftKey) return;
    const { direction } = getComputedStyle(viewport.current!);
    const rtl = direction === 'rtl' ? -1 : 1;
    const by =
      axis === 'y' ? { ArrowUp: -1, ArrowDown: 1 }[key] : { ArrowLeft: -rtl, ArrowRight: rtl }[key];
    if (by) step(by);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(pages - 1);
    else return;
    event.preventDefault();
  });
}
