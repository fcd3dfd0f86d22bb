import { checks } from 'virtual:elements';
import type { Amendment } from '../element/amendment';
import { escapeHtml } from '../element/markup';
import type { Definition } from '../element/registry';
import { registry } from '../element/registry';
import { ROOT_ATTRIBUTE } from '../element/signals';
import { rulesFile } from '../text/rules-file';
import { amendSource } from './amend';
import { drawField, drawShadow, readElement } from './draw';
import { apply, type Edit, insertion, removal } from './edits';
import { headEdits, QUEUE } from './head';
import {
  attributeOf,
  childElements,
  descendants,
  fromParsed,
  isHtml,
  isShadow,
  pageOf,
  type ParsedElement,
  parsePage,
} from './parsed';
import { policyOf } from './policy';
import { sheetAddress } from './sheets';
import { suiteOf } from './suite';

export interface PrerenderOptions {
  /** Styles written into each shadow root and allowed by hash, or linked as files. Default 'inline'. */
  styles?: 'inline' | 'linked';
  /**
   * The address the folder `dist/browser` is served under. Unless told, it is where the page's own
   * loader is. Tell it where visitors may write into the page: then its policy trusts no tag in it.
   */
  assets?: string;
  /** Whether the page needs a loader tag; false where its own scripts bring the elements. Default true. */
  loader?: boolean;
  /**
   * With linked styles, the address that the page's own rules are served under, by the names in
   * `files`; beside the page unless told.
   */
  rules?: string;
}

/** A file that a page needs besides those of the suite. */
export interface PageFile {
  name: string;
  text: string;
}

export interface Published {
  html: string;
  /**
   * A Content-Security-Policy for the page, with the hash of everything put in. Inline scripts and
   * styles of its author's are not in it: add their hashes, or move them to files.
   */
  policy: string;
  /** What the page's author should know, one sentence group each. */
  warnings: string[];
  /** Style sheets of this page alone, such as a palette's, to be served; only with linked styles. */
  files: PageFile[];
  /** The address the page has the suite from, with a slash at its end; undefined where nothing says so. */
  assets: string | undefined;
}

/**
 * Draws every known element of a page, so that it is complete at first paint. Only adds to the
 * page's source (what an earlier run added is drawn anew); every other byte stays. Never throws on
 * bad HTML or bad data; an element that cannot be drawn is left as it is, with a warning.
 *
 * @param source a whole HTML page, or a part of one
 */
export function prerender(source: string, options: PrerenderOptions = {}): Published {
  const { styles = 'inline', assets, loader = true, rules = '' } = options;
  const isLinked = styles === 'linked';
  const warnings = new Map<string, string>();
  const warn = (key: string, message: string) =>
    void (warnings.has(key) || warnings.set(key, message));
  // parse5 drops a byte order mark and counts from behind it.
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const html = source.slice(mark.length);

  const document = parsePage(html);
  const suite = suiteOf(document, { assets, loader, sheets: isLinked });
  const page = pageOf(document, warn);
  const used = new Set<Definition>();
  const stylesOf = ({ contract, styles: css }: Definition) =>
    isLinked ? link(sheetAddress(suite.folder, contract.tag)) : `<style>${css}</style>`;

  const edits: Edit[] = [];
  const amended = new Map<object, Amendment>();
  const pageRules = new Set<string>();
  for (const node of descendants(document)) {
    const definition = registry.get(node.tagName);
    if (!definition || !canDraw(node)) continue;
    try {
      const { drawing, changes } = drawElement(definition, node, page, stylesOf(definition));
      edits.push(...changes);
      // Two elements may ask the same of one node.
      for (const [it, amendment] of definition.amendPage?.(drawing.content) ?? [])
        amended.set(it, amendment);
      pageRules.add(definition.pageRules?.(drawing.content) ?? '');
      used.add(definition);
      checks[node.tagName]?.(fromParsed(node), page, drawing.props as never);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      warn(
        reason,
        `<${node.tagName}> was not drawn: ${reason}. It will draw itself when it comes near the viewport. Check its attributes and the page's data.`,
      );
    }
  }
  for (const [node, amendment] of amended)
    edits.push(...amendSource(node as ParsedElement, amendment));
  pageRules.delete('');
  const files = isLinked ? [...pageRules].map((text) => ({ name: rulesFile(text), text })) : [];
  const sheets = isLinked
    ? [
        ...[...used].map(({ contract }) => sheetAddress(suite.folder, contract.tag)),
        ...files.map(({ name }) => rules + name),
      ]
    : [];
  const pageStyles = isLinked
    ? []
    : [...[...used].flatMap((it) => it.pageStyles ?? []), ...pageRules];
  edits.push(...headEdits(html, document, { sheets, styles: pageStyles, queue: used.size > 0 }));
  return {
    html: mark + apply(html, edits),
    policy: policyOf({
      scripts: used.size ? [QUEUE] : [],
      styles: isLinked ? [] : [...[...used].map((it) => it.styles), ...pageStyles],
      site: suite.site,
      sheets: isLinked,
    }),
    warnings: [...(used.size ? suite.warnings : []), ...warnings.values()],
    files,
    assets: suite.isKnown ? suite.folder : undefined,
  };
}

/** A shadow root that somebody else wrote stays as it is. */
function canDraw(node: ParsedElement) {
  if (!node.sourceCodeLocation || !isHtml(node)) return false;
  const shadow = childElements(node).find(isShadow);
  return !shadow || isOurs(shadow);
}

const isOurs = (shadow: ParsedElement) =>
  'content' in shadow &&
  childElements(shadow.content as ParsedElement).some(
    (it) => attributeOf(it, ROOT_ATTRIBUTE) !== null,
  );

function drawElement(
  definition: Definition,
  node: ParsedElement,
  page: ReturnType<typeof pageOf>,
  styles: string,
) {
  const host = fromParsed(node);
  const drawing = readElement(definition, host, page);
  const html = drawShadow(definition, host, drawing, styles) + drawField(definition, host, drawing);
  const place = node.sourceCodeLocation!;
  const earlier = childElements(node).filter(
    (child) => isShadow(child) || attributeOf(child, 'data-wb-drawn') !== null,
  );
  const changes = [
    insertion((place.startTag ?? place).endOffset, html),
    ...earlier.map((it) =>
      removal(it.sourceCodeLocation!.startOffset, it.sourceCodeLocation!.endOffset),
    ),
  ];
  const { amend } = definition;
  if (!amend) return { drawing, changes };
  for (const inner of descendants(node)) {
    const amendment = amend(fromParsed(inner), drawing.content);
    if (amendment) changes.push(...amendSource(inner, amendment));
  }
  return { drawing, changes };
}

const link = (address: string) => `<link rel="stylesheet" href="${escapeHtml(address)}">`;

/**
 * Draws a stream of pages, one at a time, so that memory does not grow with their number.
 *
 * @param sources whole HTML pages, as they come
 */
export async function* prerenderEach(
  sources: Iterable<string> | AsyncIterable<string>,
  options?: PrerenderOptions,
): AsyncGenerator<Published> {
  for await (const source of sources) yield prerender(source, options);
}
