/** Where a page stands after some scrolling. */
export interface Scrolled {
  /** How far down, in percent of what can be scrolled; 0 where nothing can. */
  percent: number;
  /** Pixels scrolled up since the visitor last turned round; 0 on the way down. */
  up: number;
  /** Of the window, in pixels. */
  height: number;
}

const readers = new Set<(scrolled: Scrolled) => void>();
let frame = 0;
let before = 0;
let up = 0;

/**
 * Tells where the page stands, at most once a frame (16 ms): one listener and one layout read for
 * all who ask. Returns a function that stops.
 */
export function readScroll(reader: (scrolled: Scrolled) => void): () => void {
  // Whoever comes first starts from here; the others from where the page was read last.
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
  const now = top();
  const most = range();
  up = now < before ? up + before - now : now > before ? 0 : up;
  before = now;
  const scrolled = { percent: most > 0 ? (now / most) * 100 : 0, up, height: innerHeight };
  for (const reader of [...readers]) reader(scrolled);
}

const range = () => document.documentElement.scrollHeight - innerHeight;

/** What some browsers scroll past the ends, to spring back, is no scrolling. */
const top = () => Math.max(0, Math.min(scrollY, range()));
