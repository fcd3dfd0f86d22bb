import type { ParsedElement, parsePage } from './parsed';
import { attributeOf, descendants, isHtml, textOf } from './parsed';

type Document = ReturnType<typeof parsePage>;

/** A script of a page that brings the suite's loader. */
export interface LoaderTag {
  /** The loader's address as the page writes it. */
  address: string;
  /** Where it leads: equal for two tags of one loader. Relative ones lead to a page that is not there. */
  url: string;
  /** The loader's folder as an address in the page; undefined where only the page's own address tells. */
  folder: string | undefined;
}

/** What stands for the page's own site. Two pages of it tell which addresses depend on the page. */
const PAGE = 'https://own.invalid/1/2/3/4/5/page';
const OTHER_PAGE = 'https://own.invalid/page';

/** A specifier of an inline module that the browser resolves without an import map. */
const IMPORTED = /\bimport\b[^'"]*?(['"])((?:\.{0,2}\/|https?:)[^'"\s]+)\1/gi;

/** Every loader that a page's own source asks for, in document order. */
export function loaderTagsIn(document: Document): LoaderTag[] {
  const base = baseOf(document);
  return [...descendants(document)]
    .filter(isModuleScript)
    .flatMap((node) => {
      const src = attributeOf(node, 'src');
      return src === null ? [...textOf(node).matchAll(IMPORTED)].map((it) => it[2]!) : [src];
    })
    .flatMap((address) => tagOf(address.trim(), base) ?? []);
}

/** The address that relative ones begin at: undefined without one on the page's own site. */
function baseOf(document: Document): string | undefined {
  const href = baseHref(document);
  // The policy has the browser ignore a base that leads anywhere else.
  return href && isOwn(resolved(href, undefined, PAGE)) ? href : undefined;
}

/** What a page says its relative addresses begin at; the first counts. */
export function baseHref(document: Document): string | undefined {
  for (const node of descendants(document)) {
    const href = node.tagName === 'base' && isHtml(node) ? attributeOf(node, 'href') : null;
    if (href !== null) return href.trim();
  }
  return undefined;
}

function tagOf(address: string, base: string | undefined): LoaderTag | undefined {
  const url = resolved(address, base, PAGE);
  if (!isHttp(url) || !url.pathname.endsWith('/loader.js')) return undefined;
  const isAnywhere = url.href === resolved(address, base, OTHER_PAGE)?.href;
  const { pathname, href } = new URL('.', url);
  const written = address.replace(/[?#][^]*$/, '').replace(/[^/]*$/, '');
  if (base === undefined) return { address, url: url.href, folder: written };
  return {
    address,
    url: url.href,
    folder: isAnywhere ? (isOwn(url) ? pathname : href) : undefined,
  };
}

/**
 * The other site that an address leads to, as `https://cdn.example`, or `cdn.example` where the
 * address leaves the scheme to the page; undefined for an address of the page's own site, and for
 * one that leads nowhere.
 */
export function siteOf(address: string): string | undefined {
  const url = resolved(address, undefined, PAGE);
  if (!isHttp(url) || isOwn(url)) return undefined;
  const onHttp = resolved(address, undefined, PAGE.replace('https:', 'http:'));
  return onHttp?.protocol === url.protocol ? url.origin : url.host;
}

const isHttp = (url: URL | undefined): url is URL => /^https?:$/.test(url?.protocol ?? '');
const isOwn = (url: URL | undefined) => url?.host === new URL(PAGE).host;

function resolved(address: string, base: string | undefined, page: string): URL | undefined {
  try {
    return new URL(address, base === undefined ? page : new URL(base, page));
  } catch {
    return undefined;
  }
}

/** Scripts in a `noscript` are there for browsers that run none. */
function isModuleScript(node: ParsedElement): boolean {
  if (node.tagName !== 'script' || !isHtml(node)) return false;
  if (attributeOf(node, 'type')?.trim().toLowerCase() !== 'module') return false;
  for (let above = node.parentNode; above; above = 'parentNode' in above ? above.parentNode : null)
    if (above.nodeName === 'noscript') return false;
  return true;
}
