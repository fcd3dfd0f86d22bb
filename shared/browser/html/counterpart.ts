/** What a node has in common with the one that stands for it in another drawing of the same tree. */
const ALIKE = ['part', 'role', 'type', 'name'];

const wordsOf = (node: Element) => `${node.getAttribute('aria-label')} ${node.textContent}`;

/**
 * Finds, in a later drawing of a tree, the node that stands for this one: itself while it is there, else
 * among those with the same tag, part, role, type and name the only one with the same words, else the
 * one at the same place. Where any came or went, a place means nothing, and no node stands for it.
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
  const words = wordsOf(node);
  const before = [...root.querySelectorAll(selector)];
  const twinsIn = (nodes: Element[]) => nodes.filter((it) => wordsOf(it) === words);
  const { length } = before;
  const place = before.indexOf(node);
  const wasOnly = !twinsIn(before)[1];
  return () => {
    if (root.contains(node)) return node;
    const now = [...root.querySelectorAll(selector)];
    const [twin, another] = twinsIn(now);
    if (wasOnly && twin && !another) return twin;
    return now.length === length ? now[place] : undefined;
  };
}
