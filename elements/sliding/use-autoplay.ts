import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { reducesMotion } from '../../shared/browser/reduced-motion';
import { Timer } from '../../shared/browser/timer';
import { useLatest } from '../../shared/react/hooks/use-latest';
import { useNative } from '../../shared/react/hooks/use-native';
import { useVisible } from '../../shared/react/hooks/use-visible';

interface Autoplay {
  /** Whether the author and the visitor want it. */
  isOn: boolean;
  seconds: number;
  /** What is in view; each has its full time. */
  page: number;
  next(): void;
}

/**
 * Goes on by itself: while at least half of it is in view, in a window that can be seen, under no pointer and
 * without the focus, and not where less motion is asked for. Spec 4.
 *
 * @returns whether it runs now
 */
export function useAutoplay(
  host: HTMLElement,
  stage: RefObject<HTMLElement | null>,
  { isOn, seconds, page, next }: Autoplay,
): boolean {
  const isHalfSeen = useVisible(stage, 0.5);
  const isHeld = useHeld(host);
  const mayMove = useSyncExternalStore(subscribe, mayMoveNow, () => false);
  const runs = isOn && isHalfSeen && !isHeld && mayMove;
  const latest = useLatest(next);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = new Timer();
    const wait = () =>
      timer.start(seconds * 1000, () => {
        // First, since a listener may keep the page: it is asked again then.
        wait();
        latest.current();
      });
    wait();
    return timer.stop;
  }, [runs, seconds, page]);
  return runs;
}

/** Whether a visitor is about it: with a pointer over it, or with the focus in it. */
function useHeld(host: HTMLElement): boolean {
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  // It may have been there while the element slept. A finger leaves `:hover` behind.
  useEffect(() => {
    setUnderPointer(matchMedia('(hover: hover)').matches && host.matches(':hover'));
    setFocus(host.matches(':focus-within') && !isPressed(host.shadowRoot?.activeElement));
  }, []);
  useNative(host, 'pointerenter', ({ pointerType }) => setUnderPointer(pointerType !== 'touch'));
  useNative(host, 'pointerleave', () => setUnderPointer(false));
  useNative(host, 'focusin', (event) => setFocus(!isPressed(event.composedPath()[0])));
  useNative(host, 'focusout', ({ relatedTarget }) =>
    setFocus(host.contains(relatedTarget as Node | null)),
  );
  return isUnderPointer || hasFocus;
}

/** Whether it is the row of slides, which has the focus since a mouse has dragged it. */
const isPressed = (node: EventTarget | null | undefined) =>
  node instanceof Element && node.matches('[part=viewport]:not(:focus-visible)');

const STILL = '(prefers-reduced-motion: reduce)';

const mayMoveNow = () => document.visibilityState === 'visible' && !reducesMotion();

function subscribe(changed: () => void) {
  const query = matchMedia(STILL);
  document.addEventListener('visibilitychange', changed);
  query.addEventListener('change', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    query.removeEventListener('change', changed);
  };
}
