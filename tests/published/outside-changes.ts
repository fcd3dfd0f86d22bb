/** A page's own scripts and its visitors' tools; run in a page, so each names nothing from outside. */
export type OutsideChange = (root: Element, tags: string) => void;

declare global {
  var Idiomorph: { morph: (from: Element, to: string, how: object) => void };
  var morphdom: (from: Element, to: string, how: object) => void;
}

/** As browsers translate: each text in two nodes of their own. */
const translate: OutsideChange = (root) => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const around = text.parentElement!;
    if (!text.data.trim() || around.closest('script, style, template, textarea')) continue;
    const translated = `${text.data.trim()} (traduit)`;
    if (around.closest('option')) text.data = translated;
    else {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.append(translated);
      text.replaceWith(outer);
    }
  }
};

const editHeadings: OutsideChange = (root) => {
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, summary, caption, a')) {
    heading.append(' (edited)');
    // One text, as in the source.
    heading.normalize();
  }
};

const addChild: OutsideChange = (root) => {
  for (const last of root.querySelectorAll(
    'section:last-child, li:last-child, details:last-child',
  )) {
    const copy = last.cloneNode(true) as Element;
    copy.removeAttribute('id');
    for (const node of copy.querySelectorAll('[id]')) node.removeAttribute('id');
    last.after(copy);
  }
};

/** What a page's author sees: the same in the living page and in the source. */
export const edits = { editHeadings, translate, addChild };

/** Into the author's content and into drawings, as extensions do. */
const strangers: OutsideChange = (root, tags) => {
  for (const host of root.querySelectorAll(tags)) {
    const trees = [host, ...(host.shadowRoot?.querySelectorAll('[data-wb-root]') ?? [])];
    for (const node of trees.flatMap((tree) => [
      ...tree.querySelectorAll('p, div, span, button, label'),
    ])) {
      node.setAttribute('data-extension', '1');
      if (node.getRootNode() !== document) node.prepend(document.createElement('x-extension'));
    }
  }
};

const wrap: OutsideChange = (root, tags) => {
  for (const host of root.querySelectorAll(tags)) {
    if (host.parentElement!.closest(tags) || host.closest('p')) continue;
    const box = document.createElement('div');
    host.replaceWith(box);
    box.append(host);
  }
};

const unwrap: OutsideChange = (root, tags) => {
  for (const host of root.querySelectorAll(tags)) {
    const box = host.parentElement!;
    if (
      box !== root &&
      box.localName === 'div' &&
      box.children.length === 1 &&
      !box.attributes.length
    )
      box.replaceWith(host);
  }
};

const moveBefore: OutsideChange = (root, tags) => {
  for (const host of root.querySelectorAll(tags)) {
    const parent = host.parentElement as Element & {
      moveBefore: (node: Node, before: Node | null) => void;
    };
    parent.moveBefore(host, host.nextSibling);
  }
};

const adopt: OutsideChange = (root) => {
  const next = root.nextSibling;
  const parent = root.parentNode!;
  document.implementation.createHTMLDocument().body.append(root);
  parent.insertBefore(root, next);
};

/** What leaves the content as it is. */
export const disturbances = { strangers, wrap, unwrap, moveBefore, adopt };
