import { escapeHtml } from '../../foundation/escape-html';
import { LOOK_MARK } from '../../styles/looks/look-mark';
import type { Look } from '../../styles/looks/looks';
import type { Thing } from '../../content/structured-data';
import { type Edit, insertion } from './edits';
import { attributeOf, childElements, type ParsedElement, type parsePage } from './parsed';

/** Marks nodes that the publish step has added to the head. */
const MARK = 'data-wb';

/** The parts of the suite that a page's head needs. */
interface Head {
  /** Addresses of sheets, in linked style mode. */
  sheets: string[];
  /** Texts of styles for the page itself, in inline style mode. */
  styles: string[];
  /** Sheets for the author's content by name: their texts, in linked style mode their addresses. */
  looks: ReadonlyMap<Look, string>;
  /** Whether styles are linked. */
  isLinked: boolean;
  /** The text of its script; none when empty. */
  script: string;
  /** What search engines are told of the page. */
  things: Thing[];
}

/** The edits that add the suite's parts to a page's head. */
export function headEdits(
  document: ReturnType<typeof parsePage>,
  { sheets, styles, looks, isLinked, script, things }: Head,
): Edit[] {
  const html =
    (script ? `<script ${MARK}>${script}</script>` : '') +
    // Before the others: what an element says of its own content is more exact.
    [...looks]
      .map(([name, it]) => (isLinked ? link(it, lookMark(name)) : style(it, lookMark(name))))
      .join('') +
    sheets.map((address) => link(address)).join('') +
    [...new Set(styles)].map((css) => style(css)).join('') +
    jsonLd(things);
  return html ? [insertion(headStart(document), html)] : [];
}

const lookMark = (name: Look) => ` ${LOOK_MARK}="${name}"`;
const style = (css: string, mark = '') => `<style ${MARK}${mark}>${css}</style>`;
const link = (address: string, mark = '') =>
  `<link ${MARK}${mark} rel="stylesheet" href="${escapeHtml(address)}">`;

/** Structured data as JSON-LD, which no policy needs to allow, since browsers do not run it. */
function jsonLd(things: Thing[]): string {
  if (!things.length) return '';
  const [only] = things;
  const data = {
    '@context': 'https://schema.org',
    ...(things.length > 1 ? { '@graph': things } : only),
  };
  // What is data must not end the script.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script ${MARK} type="application/ld+json">${text}</script>`;
}

/**
 * Where to insert into the head, even if its tag is not written: after its charset, which must be among
 * the page's first bytes; else after its tag, else after the html tag or the doctype.
 */
function headStart(document: ReturnType<typeof parsePage>): number {
  // Written or not, the parser begins each page with them.
  const [html] = childElements(document);
  const [head] = html ? childElements(html) : [];
  const doctype = document.childNodes.find((node) => node.nodeName === '#documentType');
  const charset = head && childElements(head).find(saysCharset);
  return (
    charset?.sourceCodeLocation?.endOffset ??
    startTagEnd(head) ??
    startTagEnd(html) ??
    doctype?.sourceCodeLocation?.endOffset ??
    0
  );
}

const saysCharset = (node: ParsedElement) =>
  node.tagName === 'meta' &&
  (attributeOf(node, 'charset') !== null ||
    attributeOf(node, 'http-equiv')?.toLowerCase() === 'content-type');

/** Whether the publish step has put a node into the head. */
export const isHeadNode = (node: ParsedElement) =>
  ['script', 'link', 'style'].includes(node.tagName) && attributeOf(node, MARK) !== null;

const startTagEnd = (node: ParsedElement | undefined) =>
  node?.sourceCodeLocation?.startTag?.endOffset;
