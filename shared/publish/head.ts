import { escapeHtml } from '../element/markup';
import { type Edit, insertion, removal } from './edits';
import {
  attributeOf,
  childElements,
  descendants,
  isElement,
  type ParsedElement,
  type parsePage,
} from './parsed';

/** Marks what the publish step has put into the head. */
const MARK = 'data-wb';

/**
 * Keeps clicks and keys from before the loader, with the way they took, for the loader to repeat.
 * Its hash stands in the policy, so the text is one constant.
 */
export const QUEUE =
  'wbq=[];for(let t of["click","keydown"])addEventListener(t,e=>wbq.push([e,e.composedPath()]),!0)';

/** What a page's head needs of the suite. */
interface Head {
  /** Addresses of sheets, in linked style mode. */
  sheets: string[];
  /** Texts of styles for the page itself, in inline style mode. */
  styles: string[];
  queue: boolean;
}

/** Puts into a page's head what it needs, in place of what an earlier run has put there. */
export function headEdits(
  source: string,
  document: ReturnType<typeof parsePage>,
  { sheets, styles, queue }: Head,
): Edit[] {
  const marked = [...descendants(document)].filter(isOurs);
  const html =
    (queue ? `<script ${MARK}>${QUEUE}</script>` : '') +
    sheets
      .map((address) => `<link ${MARK} rel="stylesheet" href="${escapeHtml(address)}">`)
      .join('') +
    styles.map((css) => `<style ${MARK}>${css}</style>`).join('');
  const places = marked.map(({ sourceCodeLocation }) => sourceCodeLocation!);
  const removals = places.map(({ startOffset, endOffset }) => removal(startOffset, endOffset));
  const at = places[0]?.startOffset ?? headStart(source, document);
  return html || removals.length ? [insertion(at, html), ...removals] : [];
}

/**
 * Where the head begins, written or not. Behind its charset, which must stand among the page's first
 * bytes; else after its tag, else after what stands before it.
 */
function headStart(source: string, document: ReturnType<typeof parsePage>): number {
  const html = childElements(document).find(({ tagName }) => tagName === 'html');
  const head = html && childElements(html).find(({ tagName }) => tagName === 'head');
  const doctype = document.childNodes.find((node) => node.nodeName === '#documentType');
  const charset = head && childElements(head).find(saysCharset);
  return (
    charset?.sourceCodeLocation?.endOffset ??
    startTagEnd(head) ??
    startTagEnd(html) ??
    doctype?.sourceCodeLocation?.endOffset ??
    leading(source)
  );
}

const saysCharset = (node: ParsedElement) =>
  node.tagName === 'meta' &&
  (attributeOf(node, 'charset') !== null ||
    attributeOf(node, 'http-equiv')?.toLowerCase() === 'content-type');

const isOurs = (node: ParsedElement) =>
  ['script', 'link', 'style'].includes(node.tagName) && attributeOf(node, MARK) !== null;

const startTagEnd = (node: ParsedElement | undefined) =>
  node && isElement(node) ? node.sourceCodeLocation?.startTag?.endOffset : undefined;

/** A page without doctype, html and head begins where it begins. */
const leading = (source: string) => (source.startsWith('\uFEFF') ? 1 : 0);
