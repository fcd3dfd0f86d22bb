import { COVER, HIDDEN_CONTENT, writeAttribute } from '../browser/html/authored';

/**
 * A change to a node of the author's own content. The publish step writes it into the page, and the
 * component keeps it up to date. Every change can be undone exactly.
 */
export interface Patch {
  /** Attributes to set (`true`: without value) or to remove (`false`). */
  attributes?: Record<string, string | boolean>;
  /** A text to show in place of the node's content, which is then hidden; null shows the content. */
  cover?: string | null;
}

/** Applies patches to nodes of the page, and changes only what differs. */
export function applyPatches(patches: ReadonlyMap<object, Patch>) {
  for (const [node, { attributes = {}, cover }] of patches as ReadonlyMap<Element, Patch>) {
    for (const [name, value] of Object.entries(attributes))
      writeAttribute(node, name, value === true ? '' : value === false ? null : value);
    if (cover !== undefined) setCover(node, cover);
  }
}

function setCover(node: Element, cover: string | null) {
  const label = node.querySelector(`:scope > [${COVER}]`);
  if (cover === null) {
    label?.remove();
    const box = node.querySelector(`:scope > [${HIDDEN_CONTENT}]`);
    box?.replaceWith(...box.childNodes);
  } else if (label) {
    if (label.textContent !== cover) label.textContent = cover;
  } else {
    const box = span(HIDDEN_CONTENT, ...node.childNodes);
    box.hidden = true;
    node.append(box, span(COVER, cover));
  }
}

function span(mark: string, ...content: (Node | string)[]) {
  const box = document.createElement('span');
  box.setAttribute(mark, '');
  box.append(...content);
  return box;
}
