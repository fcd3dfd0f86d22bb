import { pageSlot } from '../../../shared/foundation/slot';
import { isHeld } from './holding';

/** Hosts in view; only they move. */
const inView = new Set<HTMLElement>();
/** How long the animation of the style sheet takes, and where it begins, in milliseconds. */
const WHOLE = 1000;
const HALF = 500;
/** Where pictures move; the style sheet has the same. */
const MOVING = '(width >= 992px) and (prefers-reduced-motion: no-preference)';

const runs = (pageSlot<WeakSet<Element>>('parallax.runs.1').value ??= new WeakSet());
let frame = 0;

/** One observer for all, which keeps none of them in memory. */
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const host = target as HTMLElement;
    if (isIntersecting && host.isConnected) inView.add(host);
    else inView.delete(host);
    if (!host.isConnected) leave(host);
  }
  follow();
});

/**
 * Moves the picture of a host as the page scrolls, for browsers without view timelines: at most once a
 * frame, all that are in view together, and not at all while nothing scrolls or none is.
 */
export function drift(host: HTMLElement): () => void {
  runs.add(host);
  observer.observe(host);
  return () => leave(host);
}

function leave(host: HTMLElement) {
  runs.delete(host);
  inView.delete(host);
  observer.unobserve(host);
  follow();
}

function follow() {
  if (inView.size) {
    // In any box that scrolls.
    document.addEventListener('scroll', ask, { capture: true, passive: true });
    addEventListener('resize', ask);
    ask();
  } else {
    document.removeEventListener('scroll', ask, { capture: true });
    removeEventListener('resize', ask);
    cancelAnimationFrame(frame);
    frame = 0;
  }
}

function ask() {
  if (matchMedia(MOVING).matches) frame ||= requestAnimationFrame(move);
}

/** First looks at all of them and then moves all, so that the layout is made once. */
function move() {
  frame = 0;
  if (isHeld()) return;
  for (const host of inView) if (!host.isConnected) leave(host);
  const moves = [...inView].map((host) => {
    const { top, height } = host.getBoundingClientRect();
    const [animation] = host.shadowRoot!.querySelector('.mover')?.getAnimations() ?? [];
    return { animation, share: (innerHeight - top) / (innerHeight + height) };
  });
  for (const { animation, share } of moves)
    if (animation) animation.currentTime = Math.min(1, Math.max(0, share)) * WHOLE - HALF;
}
