import { checks } from '../../content/check';
import type { Patch } from '../../content/patch';
import { stills } from '../../content/still';
import { structuredData, type Thing } from '../../content/structured-data';
import { escapeHtml } from '../../foundation/escape-html';
import type { Definition } from '../../element/registry';
import { registry } from '../../element/registry';
import { rulesFile } from '../../browser/sheets/rules-file';
import { patchSource } from './patch-source';
import { drawField, drawShadow, readElement } from './draw';
import { apply, type Edit, insertion } from './edits';
import { LOOKS } from '../../styles/looks/looks';
import { firstTouchScript, sharingScript } from './answers';
import { headEdits } from './head';
import { canDraw, descendants, fromParsed, pageOf, type ParsedElement, parsePage } from './parsed';
import { feedSites, forbiddenForms, formSitesOf } from './form-sites';
import { fromBase } from './loader-tags';
import { forbiddenSites, OtherSites } from './other-sites';
import { policyOf } from './policy';
import { SharedStyles } from './shared-styles';
import { strip } from './strip';
import { lookAddress, sheetAddress } from './sheets';
import { suiteOf } from './suite';

export interface PrerenderOptions {
  /** Write styles into shadow roots and allow them by hash, or link them as files. Default 'inline'. */
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
  /**
   * Reads a file of the site, by its address as the page writes it, so that more can be drawn into the page,
   * such as the first frame of an animation: its bytes, null where there is none, and undefined for an
   * address that is not the site's. Default: nothing is read.
   */
  file?: (address: string) => Uint8Array<ArrayBuffer> | null | undefined;
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
 * source, after `strip` has taken out what an earlier run has added; every other byte stays. Never throws on bad HTML or
 * bad data; leaves an element that cannot be drawn as it is, with a warning.
 *
 * @param source a whole HTML page, or a part of one
 */
export function prerender(source: string, options: PrerenderOptions = {}): Published {
  const { styles = 'inline', assets, loader = true, rules = '', file } = options;
  const isLinked = styles === 'linked';
  const warnings = new Map<string, string>();
  const warn = (key: string, message: string) =>
    void (warnings.has(key) || warnings.set(key, message));
  // parse5 takes a byte order mark for text, with which a body begins before doctype and head.
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const html = strip(source.slice(mark.length));
  const document = parsePage(html);
  const suite = suiteOf(document, { assets, loader, sheets: isLinked });
  const formSites = formSitesOf(document);
  if (assets !== undefined && formSites.length) warn('form sites', forbiddenForms(formSites));
  const page = pageOf(document, warn, fromBase(document, file));
  const used = new Set<Definition>();
  const shared = new SharedStyles(document);
  const canShare = !isLinked && suite.isKnown;
  const stylesOf = ({ styles }: Definition, node: ParsedElement) => {
    const isShort = canShare && shared.has(node);
    if (!isLinked && !isShort) return `<style>${styles}</style>`;
    const sheet = link(sheetAddress(suite.folder, node.tagName));
    // Without script nobody shares anything.
    return isShort ? `<noscript>${sheet}</noscript>` : sheet;
  };

  const edits: Edit[] = [];
  const patches = new Map<object, Patch>();
  const addPatch = (node: object, { attributes, ...rest }: Patch) => {
    const earlier = patches.get(node);
    patches.set(node, {
      ...earlier,
      ...rest,
      attributes: { ...earlier?.attributes, ...attributes },
    });
  };
  const pageRules = new Set<string>();
  const things: Thing[] = [];
  const others = new OtherSites();
  for (const node of descendants(document)) {
    const definition = registry.get(node.tagName);
    if (!definition || !canDraw(node)) continue;
    try {
      const host = fromParsed(node);
      const drawing = readElement(definition, host, page);
      const wanted = definition.patches?.(drawing.content, host) ?? [];
      const still = stills.get(node.tagName)?.(host, page, drawing.props as never) ?? '';
      const { startTag, endOffset } = node.sourceCodeLocation!;
      const drawn =
        drawShadow(definition, host, drawing, stylesOf(definition, node) + still) +
        drawField(definition, host, drawing);
      edits.push(insertion(startTag?.endOffset ?? endOffset, drawn));
      for (const [it, patch] of wanted) addPatch(it, patch);
      pageRules.add(definition.pageRules?.(drawing.content) ?? '');
      others.add(definition.sites?.(drawing.content, drawing.props as never) ?? {});
      others.add(feedSites(definition, drawing.props));
      used.add(definition);
      shared.add(node);
      things.push(
        ...(structuredData.get(node.tagName)?.(host, page, drawing.props as never) ?? []),
      );
      checks.get(node.tagName)?.(fromParsed(node), page, drawing.props as never);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      warn(
        reason,
        `<${node.tagName}> was not drawn: ${reason}. It will draw itself when it comes near the viewport. Check its attributes and the page's data.`,
      );
    }
  }
  for (const [node, patch] of patches)
    edits.push(...patchSource(html, node as ParsedElement, patch));
  pageRules.delete('');
  if (assets !== undefined && others.all.length) warn('sites', forbiddenSites(others));
  const files = isLinked ? [...pageRules].map((text) => ({ name: rulesFile(text), text })) : [];
  const tags = [...used].map(({ contract }) => contract.tag);
  const sheets = isLinked
    ? [
        ...tags.map((tag) => sheetAddress(suite.folder, tag)),
        ...files.map(({ name }) => rules + name),
      ]
    : [];
  const pageStyles = isLinked
    ? []
    : [...[...used].flatMap((it) => it.pageStyles ?? []), ...pageRules];
  const shares = canShare && tags.some((tag) => shared.repeats(tag));
  const script = (used.size ? firstTouchScript(tags) : '') + (shares ? sharingScript() : '');
  const named = new Set([...used].flatMap((it) => it.looks ?? []));
  const looks = new Map(
    [...named].map((it) => [it, isLinked ? lookAddress(suite.folder, it) : LOOKS[it]]),
  );
  edits.push(
    ...headEdits(document, { sheets, styles: pageStyles, looks, isLinked, script, things }),
  );
  return {
    html: mark + apply(html, edits),
    policy: policyOf({
      scripts: script ? [script] : [],
      styles: isLinked
        ? []
        : [...looks.values(), ...[...used].map((it) => it.styles), ...pageStyles],
      site: suite.site,
      sheets: isLinked || shares,
      forms: assets === undefined ? formSites : [],
      others: assets === undefined ? others : new OtherSites(),
    }),
    warnings: [...(used.size ? suite.warnings : []), ...warnings.values()],
    files,
    assets: suite.isKnown ? suite.folder : undefined,
  };
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
