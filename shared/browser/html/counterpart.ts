/** What a node has in common with the one that stands for it in another drawing of the same tree. */
const ALIKE = ['part', 'role', 'type', 'name'];

/**
 * Finds, in a later drawing of a tree, the node that stands for this one: with the same tag, part and
 * role, at the same place among its like.
 *
 * @param root the root of the tree, which stays
 * @returns a function to call after drawing; it returns undefined if there is no such node
 */
export function counterpartOf(node: Element, root: ParentNode): () => Element | undefined {
  const alike = ALIKE.map((name) => {
    const value = node.getAttribute(name);
    return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`;
  });
  const selector = CSS.escape(node.localName) + alike.join('');
  const place = [...root.querySelectorAll(selector)].indexOf(node);
  return () => root.querySelectorAll(selector)[place];
}
