import { pageSlot } from '../../foundation/slot';
import { hideOverflow } from './hide-overflow';
import { styled } from './styled';

interface Lock {
  count: number;
  undo: () => void;
}

const lockSlot = pageSlot<Lock>('scroll-lock.1');

/** Whether this is WebKit on a touch screen, which alone scrolls a page with hidden overflow. */
const scrollsAnyway = () => CSS.supports('-webkit-touch-callout', 'none');

/**
 * Prevents page scrolling until the returned function is called; every lock must be released. Nothing
 * shifts, because the scrollbar's space is kept.
 *
 * @param pinned fixes the body instead, as iOS needs; the scroll position is kept
 */
export function lockScroll(pinned = scrollsAnyway()): () => void {
  const lock = (lockSlot.value ??= { count: 0, undo: () => undefined });
  if (lock.count === 0) lock.undo = pinned ? pin() : hideOverflow();
  lock.count += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    lock.count -= 1;
    if (lock.count === 0) lock.undo();
  };
}

function pin() {
  const { scrollX, scrollY } = window;
  const undo = styled(document.body, {
    position: 'fixed',
    'inset-block-start': `${-scrollY}px`,
    'inset-inline': '0',
    'box-sizing': 'border-box',
    overflow: 'hidden',
  });
  return () => {
    undo();
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}
