import { pageSlot } from '../foundation/slot';

type Listener = (isVisible: boolean) => void;

interface Observed {
  observer: IntersectionObserver;
  /**
   * By node, each listener with what it was told last. Weak, since what watches a sleeping element stops when
   * it is seen, and one that leaves the page unseen is not.
   */
  listeners: WeakMap<Element, Map<Listener, boolean | undefined>>;
}

/** One observer per share for all elements of the page, in every bundle. */
const observed = (pageSlot<Map<number, Observed>>('visible.1').value ??= new Map<
  number,
  Observed
>());

/**
 * Reports whether a node is in view: first as it stands, then at each change, also when it leaves the page.
 *
 * @param share of its area that counts as in view, from 0 (any part) to 1 (all of it)
 * @returns a function that stops
 */
export function observeVisible(node: Element, share: number, listener: Listener): () => void {
  const { observer, listeners } = observedAt(share);
  const own = listeners.get(node) ?? new Map<Listener, boolean | undefined>();
  // Observed anew, so that also a second listener of a node is told how it stands.
  observer.unobserve(node);
  listeners.set(node, own.set(listener, undefined));
  observer.observe(node);
  return () => {
    if (!own.delete(listener) || own.size) return;
    listeners.delete(node);
    observer.unobserve(node);
  };
}

function observedAt(share: number): Observed {
  let known = observed.get(share);
  if (known) return known;
  const listeners: Observed['listeners'] = new WeakMap();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        // `isIntersecting` is true of what only touches the edge, and browsers differ in whether it heeds the threshold.
        const isVisible = intersectionRatio > 0 && intersectionRatio >= share;
        for (const [listener, before] of [...(listeners.get(target) ?? [])]) {
          if (before === isVisible) continue;
          listeners.get(target)!.set(listener, isVisible);
          listener(isVisible);
        }
      }
    },
    { threshold: [share, share || 0.001] },
  );
  observed.set(share, (known = { observer, listeners }));
  return known;
}
