import { canDraw, descendants, type ParsedElement, type parsePage } from './parsed';

/** From so many drawings of a tag on, its styles stand in the first of them alone. */
const MANY = 3;

/** Which drawings of a page write their styles, and which share those of the first of their tag. */
export class SharedStyles {
  #counts = new Map<string, number>();
  /** What only visitors without script have: it is no node for the others, and shares nothing. */
  #scriptless = new Set<ParsedElement>();
  #written = new Set<string>();

  constructor(document: ReturnType<typeof parsePage>) {
    for (const node of descendants(document)) {
      if (node.tagName === 'noscript') for (const it of descendants(node)) this.#scriptless.add(it);
      else if (canDraw(node) && !this.#scriptless.has(node))
        this.#counts.set(node.tagName, (this.#counts.get(node.tagName) ?? 0) + 1);
    }
  }

  /** Whether the styles of a tag stand in its first drawing, and all others share them. */
  repeats(tag: string): boolean {
    return (this.#counts.get(tag) ?? 0) >= MANY;
  }

  /** Whether a drawing has nothing to write, as another before it has its styles. */
  has(node: ParsedElement): boolean {
    const { tagName } = node;
    return this.repeats(tagName) && this.#written.has(tagName) && !this.#scriptless.has(node);
  }

  /** Notes that a drawing with its styles is in the page. */
  add(node: ParsedElement): void {
    if (!this.#scriptless.has(node)) this.#written.add(node.tagName);
  }
}
