import { matches } from '../browser/html/matches';
import { ADDED, attributeOf, HIDDEN_CONTENT } from '../browser/html/authored';

/**
 * An element of the author's content, with the same interface in Node (parse5) and in the browser
 * (DOM), so that the publish step draws exactly what the browser hydrates.
 */
export interface Light {
  tag: string;
  /** All its text, without tags: a line break is a space, and what shows without script is none. */
  text: string;
  /** The same without what stands in elements with one of these tags. */
  textWithout(tags: readonly string[]): string;
  /** Its element children, in order, but for what shows without script. */
  children: Light[];
  /** The underlying node, for identity: the same object for the same node. */
  node: object;
  attribute(name: string): string | null;
  /** Its parent element; null at the top. */
  parent: Light | null;
  /** Whether it has an ancestor with this tag. */
  within(tag: string): boolean;
}

/** What script has added, and what is read as plain text where script runs. */
const NOT_ITS = `noscript, ${ADDED}`;

/** A DOM element as content. */
export function fromElement(element: Element): Light {
  return {
    tag: element.localName,
    node: element,
    get text() {
      return textOf(element);
    },
    textWithout: (tags) => textOf(element, tags),
    get children() {
      return ownChildren(element).map(fromElement);
    },
    get parent() {
      return element.parentElement && fromElement(element.parentElement);
    },
    attribute: (name) => attributeOf(element, name),
    within: (tag) => Boolean(element.parentElement?.closest(tag)),
  };
}

/** The author's child elements; see the same of the publish step, in parsed.ts. */
const ownChildren = (element: Element): Element[] =>
  // A form's own members are hidden by fields of their names, such as `children`.
  [...Element.prototype.querySelectorAll.call(element, `:scope > :not(${NOT_ITS})`)].flatMap(
    (child) => (matches(child, `[${HIDDEN_CONTENT}]`) ? ownChildren(child) : child),
  );

const textOf = (element: Element, without: readonly string[] = []): string =>
  Array.from(element.childNodes, (node) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches(NOT_ITS) || without.includes(node.localName))
      return '';
    return node.localName === 'br' ? ' ' : textOf(node, without);
  }).join('');

/** All descendants with one of these tags, in document order. */
export const descendants = (top: Light, tags: readonly string[]): Light[] =>
  top.children.flatMap((child) => [
    ...(tags.includes(child.tag) ? [child] : []),
    ...descendants(child, tags),
  ]);
