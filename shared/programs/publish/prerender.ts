import { checks } from '../../content/check';
import type { Patch } from '../../content/patch';
import { escapeHtml } from '../../content/markup';
import type { Definition } from '../../element/registry';
import { registry } from '../../element/registry';
import { ROOT_ATTRIBUTE } from '../../content/drawn';
import { rulesFile } from '../../browser/sheets/rules-file';
import { patchSource } from './patch-source';
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
import { forbiddenForms, formSitesOf } from './form-sites';
import { policyOf } from './policy';
import { sheetAddress } from './sheets';
import { suiteOf } from './suite';

export interface PrerenderOptions {
  /** Write styles into each shadow root and allow them by hash, or link them as files. Default 'inline'. */
  styles?: 'inline' | 'linked';
  /**
   * The address that the folder `dist/browser` is served under. Default: the folder of the page's own
   * loader. Set it if visitors can write into the page, so that its policy trusts no tag in the page.
   */
  assets?: string;
  /** Whether the page needs a loader tag; false if its own scripts load the elements. Default true. */
  loader?: boolean;
  /**
   * With linked styles, the address that the page's own rules are served under, by the names in
   * `files`. Default: beside the page.
   */
  rules?: string;
}

/** A file that a page needs besides the suite's files. */
export interface PageFile {
  name: string;
  text: string;
}

export interface Published {
  html: string;
  /**
   * A Content-Security-Policy for the page, with the hashes of everything inserted. It does not allow
   * the author's own inline scripts and styles: add their hashes, or move them to files. Send it as a
   * header: in a `<meta>` browsers ignore its `frame-ancestors`, and say so.
   */
  policy: string;
  /** Warnings for the page's author, a few sentences each. */
  warnings: string[];
  /** Style sheets to serve for this page only, such as a palette's; only with linked styles. */
  files: PageFile[];
  /** The address that the page loads the suite from, with a final slash; undefined if unknown. */
  assets: string | undefined;
}

/**
 * Draws every known element of a page, so that it is complete at first paint. Only adds to the page's
 * source (replaces additions of an earlier run); every other byte stays. Never throws on bad HTML or
 * bad data; leaves an element that cannot be drawn as it is, with a warning.
 *
 * @param source a whole HTML page, or a part of one
 */
export function prerender(source: string, options: PrerenderOptions = {}): Published {
  const { styles = 'inline', assets, loader = true, rules = '' } = options;
  const isLinked = styles === 'linked';
  const warnings = new Map<string, string>();
  const warn = (key: string, message: string) =>
    void (warnings.has(key) || warnings.set(key, message));
  // parse5 drops a byte order mark, and its offsets start after it.
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const html = source.slice(mark.length);

  const document = parsePage(html);
  const suite = suiteOf(document, { assets, loader, sheets: isLinked });
  const formSites = formSitesOf(document);
  if (assets !== undefined && formSites.length) warn('form sites', forbiddenForms(formSites));
  const page = pageOf(document, warn);
  const used = new Set<Definition>();
  const stylesOf = ({ contract, styles: css }: Definition) =>
    isLinked ? link(sheetAddress(suite.folder, contract.tag)) : `<style>${css}</style>`;

  const edits: Edit[] = [];
  const patched = new Map<object, Patch>();
  const pageRules = new Set<string>();
  for (const node of descendants(document)) {
    const definition = registry.get(node.tagName);
    if (!definition || !canDraw(node)) continue;
    try {
      const { drawing, changes } = drawElement(definition, node, page, stylesOf(definition));
      edits.push(...changes);
      // Two elements may request the same patch of one node.
      for (const [it, wanted] of definition.patchPage?.(drawing.content) ?? [])
        patched.set(it, wanted);
      pageRules.add(definition.pageRules?.(drawing.content) ?? '');
      used.add(definition);
      checks.get(node.tagName)?.(fromParsed(node), page, drawing.props as never);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      warn(
        reason,
        `<${node.tagName}> was not drawn: ${reason}. It will draw itself when it comes near the viewport. Check its attributes and the page's data.`,
      );
    }
  }
  for (const [node, wanted] of patched) edits.push(...patchSource(node as ParsedElement, wanted));
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
      forms: assets === undefined ? formSites : [],
    }),
    warnings: [...(used.size ? suite.warnings : []), ...warnings.values()],
    files,
    assets: suite.isKnown ? suite.folder : undefined,
  };
}

/** Whether an element can be drawn; one with a foreign shadow root is left as it is. */
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
  const patches: Edit[] = [];
  for (const inner of definition.patch ? descendants(node) : []) {
    const wanted = definition.patch?.(fromParsed(inner), drawing.content);
    if (wanted) patches.push(...patchSource(inner, wanted));
  }
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
  return { drawing, changes: [...changes, ...patches] };
}

const link = (address: string) => `<link rel="stylesheet" href="${escapeHtml(address)}">`;

/**
 * Draws a stream of pages, one at a time, so that memory does not grow with their number.
 *
 * @param sources whole HTML pages
 */
export async function* prerenderEach(
  sources: Iterable<string> | AsyncIterable<string>,
  options?: PrerenderOptions,
): AsyncGenerator<Published> {
  for await (const source of sources) yield prerender(source, options);
}
