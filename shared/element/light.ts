/**
 * An author's content, seen the same way in Node (parse5) and in the page (DOM), so that what the
 * publish step draws from it is what the browser hydrates.
 */
export interface Light {
  tag: string;
  /** All its text, tags left out. */
  text: string;
  /** Its element children, in order. */
  children: Light[];
  /** Tells one node from another: the same object for the same node. */
  node: object;
  attribute(name: string): string | null;
  /** The element that holds it; null at the top. */
  parent: Light | null;
  /** Whether an element of this tag holds it. */
  within(tag: string): boolean;
}

/** A node of the page as content. */
export function fromElement(element: Element): Light {
  return {
    tag: element.localName,
    node: element,
    get text() {
      return element.textContent ?? '';
    },
    get children() {
      return [...element.children].map(fromElement);
    },
    get parent() {
      return element.parentElement && fromElement(element.parentElement);
    },
    attribute: (name) => element.getAttribute(name),
    within: (tag) => element.parentElement?.closest(tag) !== null,
  };
}

/** Every element of these tags below a node, in page order. */
export const descendants = (top: Light, tags: readonly string[]): Light[] =>
  top.children.flatMap((child) => [
    ...(tags.includes(child.tag) ? [child] : []),
    ...descendants(child, tags),
  ]);
