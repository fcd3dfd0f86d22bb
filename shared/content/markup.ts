import { escapeHtml } from '../foundation/escape-html';
import { DRAWN_ATTRIBUTE } from '../browser/html/authored';

/** Native HTML that an element adds to the page: as text by the publish step, as nodes in a browser. */
export interface Markup {
  tag: string;
  /** `true` writes an attribute without value; `undefined` and `false` leave it out. */
  attributes: Record<string, string | boolean | undefined>;
  children?: (Markup | string)[];
}

const VOID = new Set(['input', 'img', 'br', 'hr', 'wbr']);

/** Writes markup as HTML. Escapes text and attribute values; tags and attribute names are trusted. */
export function toHtml({ tag, attributes, children = [] }: Markup): string {
  const start = `<${tag}${present(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')}>`;
  if (VOID.has(tag)) return start;
  return `${start}${children.map((child) => (typeof child === 'string' ? escapeHtml(child) : toHtml(child))).join('')}</${tag}>`;
}

/** Marks the top-level element of drawn markup. */
export const drawn = (markup: Markup): Markup => ({
  ...markup,
  attributes: { ...markup.attributes, [DRAWN_ATTRIBUTE]: true },
});

/** The top-level elements of what is drawn in a host. */
export const drawnIn = (host: Element): Element[] => [
  ...host.querySelectorAll(`:scope > [${DRAWN_ATTRIBUTE}]`),
];

/** Whether a host has the nodes of this markup. What is in them is theirs, and may be translated. */
export const isDrawnIn = (host: Element, markups: Markup[]): boolean =>
  `${drawnIn(host).map((it) => it.localName)}` === `${markups.map((it) => it.tag)}`;

/** Updates the drawn children of a host to match this markup, and changes only what differs. */
export function drawInto(host: Element, markups: Markup[]) {
  const present = drawnIn(host);
  markups.map(drawn).forEach((markup, index) => {
    const old = present[index];
    if (old?.localName === markup.tag) patch(old, markup);
    else if (old) old.replaceWith(toNode(markup));
    else host.append(toNode(markup));
  });
  for (const old of present.slice(markups.length)) old.remove();
}

function toNode(markup: Markup): Element {
  const node = document.createElement(markup.tag);
  patch(node, markup);
  return node;
}

function patch(node: Element, { attributes, children = [] }: Markup) {
  const wanted = new Map(present(attributes));
  for (const { name } of [...node.attributes]) if (!wanted.has(name)) node.removeAttribute(name);
  for (const [name, value] of wanted)
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  children.forEach((child, index) => patchChild(node, node.childNodes[index], child));
  while (node.childNodes.length > children.length) node.lastChild!.remove();
}

function patchChild(parent: Element, old: ChildNode | undefined, child: Markup | string) {
  if (typeof child === 'string') {
    if (old instanceof Text) {
      if (old.data !== child) old.data = child;
      return;
    }
  } else if (old instanceof Element && old.localName === child.tag) return patch(old, child);
  const node = typeof child === 'string' ? document.createTextNode(child) : toNode(child);
  if (old) old.replaceWith(node);
  else parent.append(node);
}

function present(attributes: Markup['attributes']): [string, string][] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [[name, value === true ? '' : value]],
  );
}
