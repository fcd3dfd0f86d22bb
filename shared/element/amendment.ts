import { fromElement, type Light } from './light';

/**
 * What a node of the author's own content must be like: written into the page by the publish step,
 * kept up to date by the component. Everything it does can be undone exactly.
 */
export interface Amendment {
  /** Attributes to have (`true`: without value) or not to have (`false`). */
  attributes?: Record<string, string | boolean>;
  /** A text shown in place of its content, which is hidden meanwhile; null to show the content. */
  cover?: string | null;
}

/** Marks the box that hides a node's content, and the text shown instead. */
export const HIDDEN_CONTENT = 'data-wb-content';
export const COVER = 'data-wb-cover';

/** Makes nodes of the page be as they must, touching only what differs. */
export function amendAll(nodes: Iterable<Element>, amend: (node: Light) => Amendment | undefined) {
  for (const node of nodes) {
    const { attributes = {}, cover } = amend(fromElement(node)) ?? {};
    for (const [name, value] of Object.entries(attributes)) setAttribute(node, name, value);
    if (cover !== undefined) setCover(node, cover);
  }
}

function setAttribute(node: Element, name: string, value: string | boolean) {
  const text = value === true ? '' : value;
  if (text === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== text) node.setAttribute(name, text);
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
