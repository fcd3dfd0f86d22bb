import { stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { UsageError } from './usage';
import { walk } from './walk';

export interface SiteFile {
  /** As the command names it. */
  name: string;
  /** Absolute. */
  file: string;
  isPage: boolean;
}

/** What one word of a command names. */
export interface Named {
  /** The folder that it speaks of, absolute. */
  folder: string;
  /** Whether it means all of that folder. */
  isWhole: boolean;
  files: SiteFile[];
  /** What stays out of it; see `walk`. */
  left: string[];
}

const isPage = (file: string) => /\.html?$/i.test(file);

/**
 * What a word names: a folder, a file, or what matches a pattern that no shell has expanded.
 *
 * @param except the real path of a folder that nothing is taken from
 */
export async function namedBy(word: string, except?: string): Promise<Named> {
  const path = resolve(word);
  const kind = await stat(path).catch(() => undefined);
  if (kind?.isDirectory()) return inFolder(word, except);
  const { base, glob, isGlob } = picomatch.scan(posix(word));
  if (!kind && isGlob) return matchesOf(word, base, glob, except);
  // What is not there was meant to be a page, and is told of when it is read.
  const file = { name: word, file: path, isPage: isPage(path) || !kind };
  return { folder: dirname(path), isWhole: false, files: [file], left: [] };
}

async function inFolder(word: string, except?: string): Promise<Named> {
  const folder = resolve(word);
  const { files, left } = await walk(folder, except);
  const nameOf = (file: string) => join(word, relative(folder, file));
  return {
    folder,
    isWhole: true,
    files: files.map((file) => ({ name: nameOf(file), file, isPage: isPage(file) })),
    left: left.map(nameOf),
  };
}

async function matchesOf(word: string, base: string, glob: string, except?: string) {
  const isMatch = picomatch(glob, { dot: true });
  const isThere = (await stat(base || '.').catch(() => undefined))?.isDirectory();
  const all = isThere ? await inFolder(base || '.', except) : undefined;
  const files = all?.files.filter(({ file }) => isMatch(posix(relative(all.folder, file))));
  if (!all || !files?.length) throw new UsageError(`nothing matches '${word}'`);
  return { folder: all.folder, isWhole: false, files, left: [] };
}

const posix = (path: string) => (sep === '\\' ? path.replaceAll(sep, '/') : path);
