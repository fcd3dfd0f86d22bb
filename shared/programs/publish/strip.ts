import { isWritten, keptSource } from '../../browser/html/attribute-source';
import {
  COVER,
  DRAWN_ATTRIBUTE,
  HIDDEN_CONTENT,
  namesIn,
  PUT_IN,
  SET,
  WAS,
} from '../../browser/html/authored';
import { STATES } from '../../browser/html/states';
import { ROOT_ATTRIBUTE } from '../../content/drawn';
import { registry } from '../../element/registry';
import { apply, type Edit, removal } from './edits';
import { isHeadNode } from './head';
import {
  attributeOf,
  childElements,
  descendants,
  isHtml,
  isShadow,
  type ParsedElement,
  parsePage,
} from './parsed';

/** In every page that has been drawn, and in few others. */
const MARK = 'data-wb';

/**
 * The page as its author wrote it: takes out everything that the publish step has put in, whichever its
 * version. Every other byte stays, so `strip(prerender(page).html) === page`, whatever was edited in the
 * author's own parts since. Also takes what elements that were awake have written out of a page that was
 * saved from a browser.
 *
 * @param source a whole HTML page, or a part of one, drawn or not
 */
export function strip(source: string): string {
  if (!source.includes(MARK)) return source;
  // parse5 takes a byte order mark for text, with which a body begins before doctype and head.
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const html = source.slice(mark.length);
  const edits: Edit[] = [];
  for (const node of descendants(parsePage(html))) {
    if (!node.sourceCodeLocation) continue;
    if (isAdded(node)) edits.push(whole(node));
    else edits.push(...wrapper(node), ...attributes(html, node));
  }
  return mark + apply(html, edits);
}

function isAdded(node: ParsedElement): boolean {
  const has = (name: string) => attributeOf(node, name) !== null;
  if (isHeadNode(node) || has(COVER) || has(PUT_IN)) return true;
  const { parentNode: above } = node;
  if (!above || !('tagName' in above) || !isHtml(above) || !registry.has(above.tagName))
    return false;
  return has(DRAWN_ATTRIBUTE) || isOurs(node);
}

/** Whether a node is a shadow root that the publish step has drawn. */
const isOurs = (node: ParsedElement) =>
  isShadow(node) &&
  'content' in node &&
  childElements(node.content as ParsedElement).some(
    (it) => attributeOf(it, ROOT_ATTRIBUTE) !== null,
  );

function whole(node: ParsedElement): Edit {
  const { startOffset, endOffset } = node.sourceCodeLocation!;
  return removal(startOffset, endOffset);
}

/** Removes the tags around content that was hidden. */
function wrapper(node: ParsedElement): Edit[] {
  if (node.tagName !== 'span' || attributeOf(node, HIDDEN_CONTENT) === null) return [];
  const { startTag, endTag } = node.sourceCodeLocation!;
  return [startTag, endTag].flatMap((it) => (it ? removal(it.startOffset, it.endOffset) : []));
}

function attributes(html: string, node: ParsedElement): Edit[] {
  const places = node.sourceCodeLocation!.attrs ?? {};
  const added = new Set([SET, ...STATES, ...namesIn(attributeOf(node, SET)).filter(isWritten)]);
  const keptOf = (name: string) => {
    const kept = attributeOf(node, WAS + name);
    return kept === null ? undefined : keptSource(name, kept);
  };
  const edits: Edit[] = [];
  for (const [name, { startOffset: from, endOffset: to }] of Object.entries(places)) {
    const source = name.startsWith(WAS) ? keptOf(name.slice(WAS.length)) : undefined;
    if (source !== undefined) edits.push({ from, to, html: source });
    else if (added.has(name) || keptOf(name) !== undefined)
      // The white space before an attribute was added with it.
      edits.push(removal(/\s/.test(html[from - 1]!) ? from - 1 : from, to));
  }
  return edits;
}
