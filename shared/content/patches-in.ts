import type { Light } from './light';
import type { Patch } from './patch';

/**
 * The patches of an element's content, by node: each of its descendants is asked once. Only for those
 * that do not know beforehand which nodes they patch. Not recursive, because unclosed tags nest too deep.
 *
 * @param patchOf the patch of one node; undefined if it stays as it is
 */
export function patchesIn(
  host: Light,
  patchOf: (node: Light) => Patch | undefined,
): Map<object, Patch> {
  const patches = new Map<object, Patch>();
  const ahead = [...host.children];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const patch = patchOf(next);
    if (patch) patches.set(next.node, patch);
    ahead.push(...next.children);
  }
  return patches;
}
