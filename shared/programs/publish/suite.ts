import { baseHref, type LoaderTag, loaderTagsIn, siteOf } from './loader-tags';
import { childElements, type parsePage } from './parsed';

type Document = ReturnType<typeof parsePage>;

/** Where a page loads the suite's files from. */
export interface Suite {
  /** The address of the folder `dist/browser`, with a final slash; '' is the page's own folder. */
  folder: string;
  /** Whether the page or its publisher defines the folder; otherwise it is a guess. */
  isKnown: boolean;
  /** The folder's site, if it is another one, as a policy names it; undefined for the page's own. */
  site: string | undefined;
  /** Warnings for the page's author. */
  warnings: string[];
}

interface Publisher {
  /** The folder's address, if the publisher sets it. */
  assets?: string | undefined;
  /** Whether the page should have a loader. */
  loader: boolean;
  /** Whether the page links the folder's style sheets. */
  sheets: boolean;
}

const GUESS = '/wb/';
/** A site that is safe in a policy: it cannot be read as several sources or end a directive. */
const NAMEABLE = /^(https?:\/\/)?[\w.-]+(:\d+)?$/;

/**
 * Where a page loads the suite from: the publisher's address, else that of the page's loader tag. Never
 * returns more than one site, because other tags in the page may be injected.
 */
export function suiteOf(document: Document, publisher: Publisher): Suite {
  const tags = loaderTagsIn(document);
  const [tag] = tags;
  const { assets } = publisher;
  const site = siteOf(assets ?? tag?.address ?? GUESS);
  return {
    folder: assets?.replace(/\/*$/, '/') ?? tag?.folder ?? GUESS,
    isKnown: assets !== undefined || tag?.folder !== undefined,
    site: site !== undefined && NAMEABLE.test(site) ? site : undefined,
    warnings: [
      ...tagProblems(document, tags, publisher),
      ...siteProblems(document, tag, publisher),
    ],
  };
}

function* tagProblems(
  document: Document,
  [tag, ...others]: LoaderTag[],
  { assets, loader, sheets }: Publisher,
) {
  const guess =
    sheets && assets === undefined ? `, and its style sheets are looked for under ${GUESS}` : '';
  if (!tag && loader && isPage(document))
    yield (
      `No module script of the page brings the suite's loader.js, so its wb-* elements never answer anybody${guess}. ` +
      `Add <script type="module" async src="${GUESS}loader.js"></script> to its head, with the address that dist/browser has on your site; ` +
      'where scripts of your own bring the elements, publish with loader: false (--no-loader).'
    );
  const other = others.find(({ url }) => url !== tag?.url);
  if (tag && other)
    yield (
      `The page has two loaders, ${tag.address} and ${other.address}. Only one of them runs, and the policy allows the site of the first alone. ` +
      'Remove the other tag.'
    );
  if (tag && sheets && assets === undefined && tag.folder === undefined)
    yield (
      `The page's <base> makes it depend on the page's own address where ${tag.address} is, so its style sheets are looked for under ${GUESS}. ` +
      'Begin the address of the loader with a slash, or publish with the address of its folder (--assets).'
    );
}

function* siteProblems(document: Document, tag: LoaderTag | undefined, { assets }: Publisher) {
  const address = assets ?? tag?.address ?? GUESS;
  const site = siteOf(address);
  if (site !== undefined && !NAMEABLE.test(site))
    yield (
      `A policy cannot name the site of ${address}, so nothing of the suite runs under this page's. ` +
      'Serve it from a host of letters, digits, dots and hyphens.'
    );
  if (tag && siteOf(tag.address) !== site)
    yield (
      `The page has its loader from ${tag.address}, but is published for a suite under ${address}, so its policy lets no loader run. ` +
      'Publish it with the address of the folder of its loader (--assets), or change the tag.'
    );
  const base = baseHref(document);
  if (base !== undefined && siteOf(base) !== undefined)
    yield (
      `The page's <base> leads to another site, ${base}, so under its policy browsers ignore it. ` +
      'Write whole addresses instead.'
    );
}

/** Whether the source is a whole page, not a fragment: it has a doctype, html, head or body. */
const isPage = (document: Document) =>
  document.childNodes.some(({ nodeName }) => nodeName === '#documentType') ||
  childElements(document)
    .flatMap((html) => [html, ...childElements(html)])
    .some(({ sourceCodeLocation }) => sourceCodeLocation);
