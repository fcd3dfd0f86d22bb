import { matches } from '../browser/html/matches';
import { ADDED, attributeOf, HIDDEN_CONTENT } from '../browser/html/authored';

/**
 * An element of the author's content, with the same interface in Node (parse5) and in the browser
 * (DOM), so that the publish step draws exactly what the browser hydrates.
 */
export interface Light {
  tag: string;
  /** All its text, without tags. */
  text: string;
  /** Its element children, in order. */
  children: Light[];
  /** The underlying node, for identity: the same object for the same node. */
  node: object;
  attribute(name: string): string | null;
  /** Its parent element; null at the top. */
  parent: Light | null;
  /** Whether it has an ancestor with this tag. */
  within(tag: string): boolean;
}

/** A DOM element as content. */
export function fromElement(element: Element): Light {
  return {
    tag: element.localName,
    node: element,
    get text() {
      return element.querySelector(ADDED) ? textOf(element) : (element.textContent ?? '');
    },
    get children() {
      return ownChildren(element).map(fromElement);
    },
    get parent() {
      return element.parentElement && fromElement(element.parentElement);
    },
    attribute: (name) => attributeOf(element, name),
    within: (tag) => element.parentElement?.closest(tag) !== null,
  };
}

/** The author's child elements; see the same of the publish step, in parsed.ts. */
const ownChildren = (element: Element): Element[] =>
  // A form's own members are hidden by fields of their names, such as `children`.
  Array.from(Element.prototype.querySelectorAll.call(element, ':scope > *')).flatMap((child) => {
    if (matches(child, ADDED)) return [];
    return matches(child, `[${HIDDEN_CONTENT}]`) ? ownChildren(child) : [child];
  });

const textOf = (element: Element): string =>
  Array.from(element.childNodes, (node) => {
    if (node instanceof Element) return node.matches(ADDED) ? '' : textOf(node);
    return node instanceof Text ? node.data : '';
  }).join('');

/** All descendants with one of these tags, in document order. */
export const descendants = (top: Light, tags: readonly string[]): Light[] =>
  top.children.flatMap((child) => [
    ...(tags.includes(child.tag) ? [child] : []),
    ...descendants(child, tags),
  ]);
