import { relative, resolve } from 'node:path';
import { namedBy, type SiteFile } from './named';
import { commonFolder, isWithin } from './paths';
import { UsageError } from './usage';

/** The site that a command names. */
export interface Site {
  /** The folder that contains everything; paths below it are kept. */
  root: string;
  pages: SiteFile[];
  /** Files that come with the pages. */
  others: SiteFile[];
  /** Names of pages in the root that the command does not name. */
  unnamed: string[];
  /** Names of skipped entries: hidden ones, and links that lead out of their folder. */
  left: string[];
}

interface Options {
  /** The folder that paths are relative to; by default the deepest common folder. */
  root?: string | undefined;
  /** The real path of the output folder, which is not part of the site. */
  except?: string | undefined;
  pagesOnly: boolean;
}

/**
 * Finds the site that a command's arguments name. Throws a UsageError if it contains no page, or if a
 * file is outside its root.
 */
export async function siteOf(
  words: string[],
  { root: told, except, pagesOnly }: Options,
): Promise<Site> {
  const named = [];
  for (const word of words) named.push(await namedBy(word, except));
  const root = told ? resolve(told) : commonFolder(named.map(({ folder }) => folder));
  const files = byPath(named.flatMap((it) => it.files));
  const outside = [...files.values()].find(({ file }) => !root || !isWithin(root, file));
  if (!root || outside)
    throw new UsageError(
      `${outside?.name ?? words[0]} is not in the root; name a --root that has all`,
    );
  const pages = [...files.values()].filter(({ isPage }) => isPage);
  if (!pages.length)
    throw new UsageError(
      `no page in ${words.join(', ')}; pages are files that end in .html or .htm`,
    );
  if (pagesOnly) return { root, pages, others: [], unnamed: [], left: [] };

  // The working directory holds more than a site, so unnamed files come only from a folder below it.
  const hasNeighbours = root !== process.cwd() && isWithin(process.cwd(), root);
  const isWhole = named.every((it) => it.isWhole);
  const folder = relative(process.cwd(), root);
  const beside = hasNeighbours && !isWhole ? await namedBy(folder, except) : undefined;
  const more = beside?.files.filter(({ file }) => !files.has(file)) ?? [];
  return {
    root,
    pages,
    others: [...files.values(), ...more].filter(({ isPage }) => !isPage),
    unnamed: more.filter(({ isPage }) => isPage).map(({ name }) => name),
    left: [...new Set([...named, ...(beside ? [beside] : [])].flatMap((it) => it.left))],
  };
}

/** Removes duplicates; a file named twice keeps its first position. */
function byPath(files: SiteFile[]) {
  const all = new Map<string, SiteFile>();
  for (const it of files) if (!all.has(it.file)) all.set(it.file, it);
  return all;
}
