import { escapeHtml } from '../../content/markup';
import { type Edit, insertion, removal } from './edits';
import {
  attributeOf,
  childElements,
  descendants,
  isElement,
  type ParsedElement,
  type parsePage,
} from './parsed';

/** Marks nodes that the publish step has added to the head. */
const MARK = 'data-wb';

/**
 * Records clicks and keys before the loader runs, with their composed paths, for the loader to replay.
 * The policy contains its hash, so the text is constant.
 */
export const QUEUE =
  'wbq=[];for(let t of["click","keydown"])addEventListener(t,e=>wbq.push([e,e.composedPath()]),!0)';

/** The parts of the suite that a page's head needs. */
interface Head {
  /** Addresses of sheets, in linked style mode. */
  sheets: string[];
  /** Texts of styles for the page itself, in inline style mode. */
  styles: string[];
  queue: boolean;
}

/** The edits that add the suite's parts to a page's head, and remove those of an earlier run. */
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
 * Where to insert into the head, even if its tag is not written: after its charset, which must be among
 * the page's first bytes; else after its tag, else after the html tag or the doctype.
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

/** The start of a page without doctype, html and head, after a byte order mark. */
const leading = (source: string) => (source.startsWith('\uFEFF') ? 1 : 0);
