/** The scroll state of a page. */
export interface Scrolled {
  /** Scroll position in percent of the scroll range; 0 if the page cannot scroll. */
  percent: number;
  /** Pixels scrolled up since the last change of direction; 0 while scrolling down. */
  up: number;
  /** Height of the window, in pixels. */
  height: number;
}

const readers = new Set<(scrolled: Scrolled) => void>();
let frame = 0;
let before = 0;
let up = 0;

/**
 * Calls the reader with the scroll state, at most once a frame (16 ms): one listener and one layout read
 * for all readers. Returns a function that stops.
 */
export function readScroll(reader: (scrolled: Scrolled) => void): () => void {
  // The first reader starts at the present position; later readers continue from the last read.
  if (!readers.size) {
    before = top();
    up = 0;
    document.addEventListener('scroll', ask, { passive: true });
  }
  readers.add(reader);
  return () => {
    readers.delete(reader);
    if (readers.size) return;
    document.removeEventListener('scroll', ask);
    cancelAnimationFrame(frame);
    frame = 0;
  };
}

function ask() {
  frame ||= requestAnimationFrame(read);
}

function read() {
  frame = 0;
  // A body that is fixed to keep the page from scrolling moves it, which its visitor has not done.
  if (document.body.style.position === 'fixed') return;
  const now = top();
  const most = range();
  up = now > before ? 0 : up + before - now;
  before = now;
  const scrolled = { percent: most > 0 ? (now / most) * 100 : 0, up, height: innerHeight };
  for (const reader of [...readers]) reader(scrolled);
}

const range = () => document.documentElement.scrollHeight - innerHeight;

/** The scroll position without overscroll, which some browsers report when the page bounces. */
const top = () => Math.max(0, Math.min(scrollY, range()));
