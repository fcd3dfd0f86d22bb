import type { Light } from '../../shared/element/light';

/** Every element of these tags below a node, in page order. */
export const inside = (top: Light, tags: readonly string[]): Light[] =>
  top.children.flatMap((child) => [
    ...(tags.includes(child.tag) ? [child] : []),
    ...inside(child, tags),
  ]);
