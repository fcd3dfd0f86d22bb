import type { RefObject } from 'react';
import { useNative } from '../../shared/react/hooks/use-native';
import { slidesIn } from './slide-nodes';

/** Tells which slide, counted from 1, the focus has come to: the browser scrolls there, and snaps back where it is narrow. */
export function useFocusedSlide(
  host: Element,
  viewport: RefObject<HTMLElement | null>,
  tell: (slide: number) => void,
) {
  useNative(viewport, 'focusin', ({ target }) => {
    const number = slidesIn(host).findIndex((it) => it.contains(target as Node)) + 1;
    if (number) tell(number);
  });
}
