/**
 * Calls once, when a node is really in view, even in part.
 *
 * @returns a function that takes it back
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
