import { pageSlot } from './slot';

interface Lock {
  count: number;
  undo: () => void;
}

const lockSlot = pageSlot<Lock>('scroll-lock.1');

/** Only WebKit on a touch screen scrolls a page whose overflow is hidden. */
const scrollsAnyway = () => CSS.supports('-webkit-touch-callout', 'none');

/**
 * Keeps the page from being scrolled until the returned function is called; as often as it was
 * locked it must be released. Nothing moves: where a scrollbar was, its room stays.
 *
 * @param pinned holds the body in its place instead, as iOS needs it; the position is kept
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

function hideOverflow() {
  const root = document.documentElement;
  const bar = innerWidth - root.clientWidth;
  return styled(root, {
    overflow: 'hidden',
    // With a bar that lies over the page there is no room to keep.
    ...(bar > 0 && { 'scrollbar-gutter': 'stable' }),
  });
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

/** Sets styles, and gives back what stood there before. */
function styled(node: HTMLElement, styles: Record<string, string>) {
  const before = node.style.cssText;
  for (const [name, value] of Object.entries(styles)) {
    node.style.setProperty(name, value, 'important');
  }
  return () => {
    node.style.cssText = before;
    // Asked first, because Chromium removes only what it has written out.
    if (!node.getAttribute('style')) node.removeAttribute('style');
  };
}
