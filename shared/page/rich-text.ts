import { attributesOf } from './rich-attributes';
import { BLOCK, DROPPED, FITS, INLINE, PHRASING_ONLY, VOID } from './rich-tags';

/** A text, or an element, of HTML that nobody has looked at yet. */
export type RawNode =
  | string
  | {
      tag: string;
      /** Not so for what stands in an SVG drawing or a formula. */
      isHtml: boolean;
      attributes: readonly (readonly [name: string, value: string])[];
      readonly children: readonly RawNode[];
    };

/** A text, or an element that any page may have. */
export type RichNode =
  string | { tag: string; attributes: Record<string, string>; children: RichNode[] };

/** Where the text is to stand. */
export interface Place {
  /** Within something that holds nothing but text, such as a paragraph. */
  isInline: boolean;
  /** Within a link, which holds no other. */
  isLinked: boolean;
}

/** Browsers go no deeper than 512, and nobody writes a tenth of that. */
const DEPTH = 64;

/**
 * What of some HTML any page may have: tags and attributes of a list, addresses that may be followed,
 * nothing that runs, takes part in forms, answers to a name, or restyles the page. Other tags give way
 * to their content; what is no text at all goes with it. What comes out nests as HTML allows, so that
 * it reads the same when it is written and parsed again, and never ends what it stands in.
 *
 * @param fill changes texts and the values of attributes, before these are checked
 */
export function richText(
  nodes: readonly RawNode[],
  place: Place,
  fill: (text: string) => string = (text) => text,
): RichNode[] {
  return joined(nodes.flatMap((node) => read(node, { ...place, above: 'div', depth: 0 }, fill)));
}

interface Spot extends Place {
  /** The tag that holds it. */
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
  // A picture without an address is none.
  if (tag === 'img' && !attributes['src']) return [];
  return [{ tag, attributes, children: joined(children) }];
}

function mayStand(tag: string, { isInline, isLinked, above }: Spot): boolean {
  if (tag === 'a' && isLinked) return false;
  if (FITS.get(tag)?.has(above) === false) return false;
  return INLINE.has(tag) || (BLOCK.has(tag) && !isInline);
}

/** Whether there is anything in it to be seen. */
export const isBlank = (nodes: readonly RichNode[]): boolean =>
  nodes.every((node) =>
    typeof node === 'string'
      ? !node.trim()
      : node.tag !== 'img' && node.tag !== 'hr' && isBlank(node.children),
  );

/** Texts side by side as one, as they will be when they have been written and parsed. */
function joined(nodes: RichNode[]): RichNode[] {
  const list: RichNode[] = [];
  for (const node of nodes) {
    const last = list.at(-1);
    if (typeof node === 'string' && typeof last === 'string') list[list.length - 1] = last + node;
    else if (node !== '') list.push(node);
  }
  return list;
}
