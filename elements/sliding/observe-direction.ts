/** Whether lines in a node begin on the right. */
export const isRightToLeft = (node: Element): boolean => getComputedStyle(node).direction === 'rtl';

/** Tells when a node reads in another direction, since `dir` was set around it. Returns a function that stops. */
export function observeDirection(node: Element, changed: () => void): () => void {
  let before = isRightToLeft(node);
  const observer = new MutationObserver(() => {
    const now = isRightToLeft(node);
    if (now === before) return;
    before = now;
    changed();
  });
  for (let root = node.getRootNode(); ; root = (root as ShadowRoot).host.getRootNode()) {
    observer.observe(root, { attributeFilter: ['dir'], subtree: true });
    if (!('host' in root)) break;
  }
  return () => observer.disconnect();
}
