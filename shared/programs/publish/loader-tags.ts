import type { ParsedElement, parsePage } from './parsed';
import { attributeOf, descendants, isHtml, textOf } from './parsed';

type Document = ReturnType<typeof parsePage>;

/** A script of a page that loads the suite's loader. */
export interface LoaderTag {
  /** The loader's address as the page writes it. */
  address: string;
  /** The resolved address: equal for two tags of one loader. Relative ones resolve against a dummy page. */
  url: string;
  /** The loader's folder as an address in the page; undefined if it depends on the page's own address. */
  folder: string | undefined;
}

/** Dummy addresses of pages on the page's own site. Two show which addresses depend on the page. */
const PAGE = 'https://own.invalid/1/2/3/4/5/page';
const OTHER_PAGE = 'https://own.invalid/page';

/** An import specifier in an inline module that resolves without an import map. */
const IMPORTED = /\bimport\b[^'"]*?(['"])((?:\.{0,2}\/|https?:)[^'"\s]+)\1/gi;

/** Every loader tag in a page's source, in document order. */
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

/** The page's base address; undefined unless it is on the page's own site. */
function baseOf(document: Document): string | undefined {
  const href = baseHref(document);
  // Under the policy, browsers ignore a base on another site.
  return href && isOwn(resolved(href, undefined, PAGE)) ? href : undefined;
}

/** Reads files of the page's site by addresses as the page writes them, where it has a base. */
export function fromBase<File>(document: Document, file?: (address: string) => File) {
  const folder = baseOf(document)
    ?.replace(/[?#][^]*$/, '')
    .replace(/[^/]*$/, '');
  if (!file || !folder) return file;
  const isRelative = (address: string) => !/^([a-z][a-z\d+.-]*:|\/)/i.test(address);
  return (address: string) => file(isRelative(address) ? folder + address : address);
}

/** The `href` of a page's `<base>`; the first one counts. */
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
 * The other site of an address, as `https://cdn.example`, or `cdn.example` if the address takes its
 * scheme from the page; undefined for an address on the page's own site, and for an invalid one.
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

/** Whether a node is a module script outside `noscript`, whose scripts never run. */
function isModuleScript(node: ParsedElement): boolean {
  if (node.tagName !== 'script' || !isHtml(node)) return false;
  if (attributeOf(node, 'type')?.trim().toLowerCase() !== 'module') return false;
  for (let above = node.parentNode; above; above = 'parentNode' in above ? above.parentNode : null)
    if (above.nodeName === 'noscript') return false;
  return true;
}
