declare global {
  var drawnTexts: (root: ParentNode, tags: string) => string[][];
}

/** Runs in a page before its own scripts: gives it `drawnTexts`. */
export function findDrawnTexts() {
  const NAMED = ['aria-label', 'alt', 'title'];
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

  /** Of each element below a node: what its drawing says, and the controls it has added to the page. */
  globalThis.drawnTexts = (root, tags) =>
    [...root.querySelectorAll(tags)].map((host) => {
      const drawing = host.shadowRoot?.querySelector('[data-wb-root]');
      const fields = [...host.querySelectorAll(':scope > [data-wb-drawn]')].flatMap(textsIn);
      return [
        ...(drawing ? textsIn(drawing) : ['not drawn']),
        // What is in the page is translated where it stands.
        ...fields.map((text) => text.replaceAll(' (traduit)', '')),
      ];
    });

  function textsIn(tree: Element): string[] {
    const nodes = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const found: string[] = [];
    do {
      const node = nodes.currentNode;
      if (node instanceof Text) found.push(plain(node.data));
      else if (node instanceof Element) {
        for (const name of NAMED) found.push(plain(node.getAttribute(name) ?? ''));
        if (node instanceof HTMLInputElement || node instanceof HTMLSelectElement)
          found.push(`${node.type} ${node.name}`);
      }
    } while (nodes.nextNode());
    return found.filter(Boolean);
  }
}
