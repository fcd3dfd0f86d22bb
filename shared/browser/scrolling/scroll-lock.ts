import { pageSlot } from '../../foundation/slot';
import { hideOverflow } from './hide-overflow';

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

/** Sets inline styles, and returns a function that restores the previous ones. */
function styled(node: HTMLElement, styles: Record<string, string>) {
  const before = node.style.cssText;
  for (const [name, value] of Object.entries(styles)) {
    node.style.setProperty(name, value, 'important');
  }
  return () => {
    node.style.cssText = before;
    // Reading the attribute first is required: Chromium removes it only once it is serialised.
    if (!node.getAttribute('style')) node.removeAttribute('style');
  };
}
