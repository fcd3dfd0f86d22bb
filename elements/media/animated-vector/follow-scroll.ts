/** Calls `act` at most once a frame while anything scrolls or the window changes: popups scroll too. */
export function followScroll(act: () => void, signal: AbortSignal): void {
  let frame = 0;
  const ask = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      act();
    });
  };
  document.addEventListener('scroll', ask, { signal, passive: true, capture: true });
  addEventListener('resize', ask, { signal, passive: true });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame), { once: true });
}
