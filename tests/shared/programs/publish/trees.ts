import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.ParentNode;

/** What a browser without script makes of a page: elements with attributes, and texts. */
export const treeOf = (html: string): unknown =>
  compact(parse(html, { scriptingEnabled: false }), () => false);

/** The same, without the nodes that the publish step has put in. */
export const treeWithoutAdded = (html: string): unknown =>
  compact(parse(html, { scriptingEnabled: false }), isAdded);

function compact(node: Node, isLeftOut: (node: Node) => boolean): unknown[] {
  const children =
    'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  const tree: unknown[] = [];
  for (const child of children) {
    // A script in front of them moves comments and white space into a head that nobody wrote.
    if (isLeftOut(child) || child.nodeName === '#comment' || isBlank(child)) continue;
    const text =
      child.nodeName === '#text' ? (child as DefaultTreeAdapterTypes.TextNode).value : '';
    if (text && typeof tree.at(-1) === 'string') tree.push(String(tree.pop()) + text);
    else if (text) tree.push(text);
    else tree.push([child.nodeName, attributes(child), compact(child, isLeftOut)]);
  }
  return tree;
}

const isBlank = (node: Node) =>
  node.nodeName === '#text' && !(node as DefaultTreeAdapterTypes.TextNode).value.trim();

const attributes = (node: Node) =>
  'attrs' in node ? Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) : {};

function isAdded(node: Node): boolean {
  if (!('attrs' in node)) return false;
  const has = (name: string) => node.attrs.some((it) => it.name === name);
  const isHead = ['script', 'link', 'style'].includes(node.tagName);
  return has('shadowrootmode') || has('data-wb-drawn') || (isHead && has('data-wb'));
}

/** The tags of the elements that hold what was drawn outside a shadow root, in page order. */
export function parentsOfDrawn(html: string): string[] {
  const tags: string[] = [];
  const visit = (node: Node) => {
    if (!('childNodes' in node)) return;
    for (const child of node.childNodes) {
      const isDrawn = 'attrs' in child && child.attrs.some(({ name }) => name === 'data-wb-drawn');
      if (isDrawn) tags.push(node.nodeName);
      visit(child);
    }
  };
  visit(parse(html, { scriptingEnabled: false }));
  return tags;
}
