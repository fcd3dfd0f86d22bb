const told = new Set<() => void>();
let observer: MutationObserver | undefined;

/**
 * Tells when something in the tree of a host has become inert, or is no longer: slides that fade lie one above
 * the other, all of them in view. One observer for all. Returns a function that stops.
 */
export function observeInert(host: Element, changed: () => void): () => void {
  told.add(changed);
  observer ??= new MutationObserver(() => told.forEach((tell) => tell()));
  observer.observe(host.getRootNode(), {
    attributes: true,
    attributeFilter: ['inert'],
    subtree: true,
  });
  return () => {
    told.delete(changed);
    if (told.size) return;
    observer?.disconnect();
    observer = undefined;
  };
}
