import { attributesOf } from './rich-attributes';
import { BLOCK, DROPPED, FITS, INLINE, PHRASING_ONLY, VOID } from './rich-tags';

/** A text or an element of unchecked HTML. */
export type RawNode =
  | string
  | {
      tag: string;
      /** False in SVG and MathML. */
      isHtml: boolean;
      attributes: readonly (readonly [name: string, value: string])[];
      readonly children: readonly RawNode[];
    };

/** A text or an allowed element. */
export type RichNode =
  | string
  | { tag: string; attributes: Record<string, string>; children: RichNode[] };

/** Where the text will be inserted. */
export interface Place {
  /** Inside an element that holds only phrasing content, such as a paragraph. */
  isInline: boolean;
  /** Inside a link, which must not contain another link. */
  isLinked: boolean;
}

/** Maximum nesting. Browsers stop at 512, and real text stays below a tenth of that. */
const DEPTH = 64;

/**
 * Sanitises HTML: keeps listed tags and attributes and safe addresses; drops scripts, form controls,
 * ids, names and styles. Replaces other tags with their content, and drops non-text tags with theirs.
 * The result nests as HTML allows, so that writing and parsing it again gives the same tree, and never
 * closes its container.
 *
 * @param fill changes texts and attribute values, before the values are checked
 */
export function richText(
  nodes: readonly RawNode[],
  place: Place,
  fill: (text: string) => string = (text) => text,
): RichNode[] {
  return joined(nodes.flatMap((node) => read(node, { ...place, above: 'div', depth: 0 }, fill)));
}

interface Spot extends Place {
  /** The tag of its parent. */
  above: string;
  depth: number;
}

function read(node: RawNode, spot: Spot, fill: (text: string) => string): RichNode[] {
  if (typeof node === 'string') return node ? [fill(node)] : [];
  const { tag } = node;
  if (!node.isHtml || DROPPED.has(tag) || spot.depth > DEPTH) return [];
  const isKept = mayStand(tag, spot);
  const inside: Spot = {
    isInline: spot.isInline || (isKept && PHRASING_ONLY.has(tag)),
    isLinked: spot.isLinked || (isKept && tag === 'a'),
    above: isKept ? tag : spot.above,
    depth: spot.depth + 1,
  };
  const children = VOID.has(tag) ? [] : node.children.flatMap((it) => read(it, inside, fill));
  if (!isKept) return children;
  const attributes = attributesOf(tag, node.attributes, fill);
  // Drops images without an address.
  if (tag === 'img' && !attributes['src']) return [];
  return [{ tag, attributes, children: joined(children) }];
}

function mayStand(tag: string, { isInline, isLinked, above }: Spot): boolean {
  if (tag === 'a' && isLinked) return false;
  if (FITS.get(tag)?.has(above) === false) return false;
  return INLINE.has(tag) || (BLOCK.has(tag) && !isInline);
}

/** Whether nothing in it is visible. */
export const isBlank = (nodes: readonly RichNode[]): boolean =>
  nodes.every((node) =>
    typeof node === 'string'
      ? !node.trim()
      : node.tag !== 'img' && node.tag !== 'hr' && isBlank(node.children),
  );

/** Merges adjacent texts, as writing and parsing them would. */
function joined(nodes: RichNode[]): RichNode[] {
  const list: RichNode[] = [];
  for (const node of nodes) {
    const last = list.at(-1);
    if (typeof node === 'string' && typeof last === 'string') list[list.length - 1] = last + node;
    else if (node !== '') list.push(node);
  }
  return list;
}
