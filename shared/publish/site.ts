import { relative, resolve } from 'node:path';
import { namedBy, type SiteFile } from './named';
import { commonFolder, isWithin } from './paths';
import { UsageError } from './usage';

/** What a command names. */
export interface Site {
  /** The folder that everything lies in; paths below it are kept. */
  root: string;
  pages: SiteFile[];
  /** Files that come with the pages. */
  others: SiteFile[];
  /** Pages beside those that were named, by their names. */
  unnamed: string[];
  /** What stays out, by name: hidden things, and links that lead elsewhere. */
  left: string[];
}

interface Options {
  /** The folder that paths are counted from; the one that everything has in common unless told. */
  root?: string | undefined;
  /** The real path of the folder that is written to, which is no part of the site. */
  except?: string | undefined;
  pagesOnly: boolean;
}

/**
 * Finds the site that the words of a command name. Throws a UsageError when there is no page in it,
 * or when a file lies outside its root.
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

  // A project's own folder holds more than a site.
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

/** What was named twice counts once, where it was named first. */
function byPath(files: SiteFile[]) {
  const all = new Map<string, SiteFile>();
  for (const it of files) if (!all.has(it.file)) all.set(it.file, it);
  return all;
}
