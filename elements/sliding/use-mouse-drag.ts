import { type RefObject, useEffect, useRef } from 'react';
import { useNative } from '../../shared/react/hooks/use-native';
import { keepFromDragging } from './keep-from-dragging';
import { isOwnDrag } from './own-drag';

interface MouseDrag {
  /** Whether a mouse may drag at all. */
  isOn: boolean;
  isLive: () => boolean;
  /** Starts what moves the slides, as soon as its code is there. */
  takeOver: () => void;
}

/** Has a mouse drag the slides, also one that was pressed before the code was there, from where it is by then. */
export function useMouseDrag(
  viewport: RefObject<HTMLElement | null>,
  { isOn, isLive, takeOver }: MouseDrag,
) {
  /** Whether the present press was told to what moves the slides, or is for something in them. */
  const isDone = useRef(false);
  const isOurs = (event: PointerEvent) =>
    isOn && event.pointerType === 'mouse' && !isOwnDrag(event, viewport.current!);

  useEffect(keepFromDragging, []);
  useNative(viewport, 'pointerdown', (event) => {
    if (event.button !== 0) return;
    isDone.current = !isOurs(event);
    if (isDone.current) return;
    takeOver();
    // Its mousedown comes next.
    isDone.current = isLive();
  });
  useNative(viewport, 'pointermove', (event) => {
    const it = viewport.current!;
    // A press that began elsewhere selects text.
    if (isDone.current || event.buttons !== 1 || !it.matches(':active')) return;
    isDone.current = !isOurs(event);
    if (isDone.current) return;
    takeOver();
    if (!isLive()) return;
    isDone.current = true;
    const { clientX, clientY } = event;
    it.dispatchEvent(new MouseEvent('mousedown', { clientX, clientY, buttons: 1 }));
  });
}
