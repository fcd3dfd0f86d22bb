/**
 * Reports whether a visitor can see a host: in the window, in a visible page; and once more when
 * the host has left the page.
 *
 * @returns a function that stops
 */
export function observeSight(host: Element, look: (isSeen: boolean) => void): () => void {
  let isInView = false;
  const tell = () => look(isInView && !document.hidden);
  const seen = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)!.isIntersecting;
    tell();
  });
  // For a host out of view, the other observer does not report that it leaves the page.
  const size = new ResizeObserver(() => host.isConnected || tell());
  seen.observe(host);
  size.observe(host);
  document.addEventListener('visibilitychange', tell);
  return () => {
    seen.disconnect();
    size.disconnect();
    document.removeEventListener('visibilitychange', tell);
  };
}
