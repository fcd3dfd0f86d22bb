import type { RefObject } from 'react';
import { isAnswered } from '../../shared/element/answered';
import { useNative } from '../../shared/react/hooks/use-native';
import { keyStep } from './key-step';
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
    const { target, isTrusted, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (target !== viewport.current || altKey || ctrlKey || metaKey || shiftKey) return;
    const by = keyStep(key, viewport.current!, axis);
    // At an arrow that is only repeated the browser has scrolled already, unless an answer has kept it from that.
    if (by && !isTrusted && !isAnswered(event)) return;
    if (by) step(by);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(pages - 1);
    else return;
    event.preventDefault();
  });
}
