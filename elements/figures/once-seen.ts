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
  // What only touches the edge of the window intersects by no share.
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) if (intersectionRatio) tell(target);
    },
    { threshold: [0, 0.001] },
  );
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
