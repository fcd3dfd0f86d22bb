import type { Axis } from './scrolled';

/** Tells when one of its nodes has another length along the axis; one that is hidden has none. */
export function watchSizes(axis: Axis, changed: () => void) {
  const lengths = new Map<Element, number>();
  const lengthOf = (node: HTMLElement) => (axis === 'x' ? node.offsetWidth : node.offsetHeight);
  const observer = new ResizeObserver((entries) => {
    const others = entries.filter(({ target }) => {
      const now = lengthOf(target as HTMLElement);
      return lengths.get(target) !== now && lengths.set(target, now);
    });
    if (others.length) changed();
  });
  return {
    /** These, and no longer those before. */
    watch(nodes: readonly HTMLElement[]) {
      observer.disconnect();
      lengths.clear();
      for (const node of nodes) {
        lengths.set(node, lengthOf(node));
        observer.observe(node);
      }
    },
    stop: () => observer.disconnect(),
  };
}
