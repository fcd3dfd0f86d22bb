/**
 * Calls `act` once, when any part of a node is really in view.
 *
 * @returns a function that cancels it
 */
export function onceSeen(node: Element, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(node);
  return () => observer.disconnect();
}
