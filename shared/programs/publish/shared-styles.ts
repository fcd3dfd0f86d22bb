import { registry } from '../../element/registry';
import { canDraw, descendants, type ParsedElement, type parsePage } from './parsed';

/** From so many drawings with the same styles on, these stand in the first of them alone. */
const MANY = 3;

/** Which drawings of a page write their styles, and which share those of another; tags of one family may, too. */
export class SharedStyles {
  #counts = new Map<string, number>();
  /** What only visitors without script have: it is no node for the others, and shares nothing. */
  #scriptless = new Set<ParsedElement>();
  /** The tags in whose first drawings styles stand. */
  #written = new Map<string, string>();

  constructor(document: ReturnType<typeof parsePage>) {
    for (const node of descendants(document)) {
      if (node.tagName === 'noscript') for (const it of descendants(node)) this.#scriptless.add(it);
      else if (canDraw(node) && !this.#scriptless.has(node)) {
        const { styles } = registry.get(node.tagName) ?? {};
        if (styles) this.#counts.set(styles, (this.#counts.get(styles) ?? 0) + 1);
      }
    }
  }

  /** Whether styles stand in one drawing, and all others share them. */
  repeats(styles: string): boolean {
    return (this.#counts.get(styles) ?? 0) >= MANY;
  }

  /** The tag whose first drawing has a drawing's styles; undefined where it has to write them itself. */
  writtenBy(node: ParsedElement, styles: string): string | undefined {
    return this.repeats(styles) && !this.#scriptless.has(node)
      ? this.#written.get(styles)
      : undefined;
  }

  /** Notes that a drawing with its styles is in the page. */
  add(node: ParsedElement, styles: string): void {
    if (!this.#scriptless.has(node) && !this.#written.has(styles))
      this.#written.set(styles, node.tagName);
  }
}
