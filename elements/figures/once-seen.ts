const acts = new WeakMap<Element, () => void>();
/** One for all, since a page may have a thousand figures. */
let observer: IntersectionObserver | undefined;

/**
 * Calls `act` once, when any part of a node is really in view. A second call for the same node takes the
 * place of the first.
 *
 * @returns a function that cancels it
 */
export function onceSeen(node: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) tell(target);
  });
  acts.set(node, act);
  observer.observe(node);
  return () => {
    if (acts.get(node) === act) forget(node);
  };
}

function tell(node: Element) {
  const act = acts.get(node);
  forget(node);
  act?.();
}

function forget(node: Element) {
  acts.delete(node);
  observer!.unobserve(node);
}
