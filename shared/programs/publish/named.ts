import { stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { UsageError } from './usage';
import { walk } from './walk';

export interface SiteFile {
  /** The name in the command. */
  name: string;
  /** The absolute path. */
  file: string;
  isPage: boolean;
}

/** The files that one argument of a command names. */
export interface Named {
  /** The folder that it refers to, absolute. */
  folder: string;
  /** Whether it names the whole folder. */
  isWhole: boolean;
  files: SiteFile[];
  /** Names of skipped entries; see `walk`. */
  left: string[];
}

const isPage = (file: string) => /\.html?$/i.test(file);

/**
 * Resolves an argument: a folder, a file, or a pattern that no shell has expanded.
 *
 * @param except the real path of a folder to leave out
 */
export async function namedBy(word: string, except?: string): Promise<Named> {
  const path = resolve(word);
  const kind = await stat(path).catch(() => undefined);
  if (kind?.isDirectory()) return inFolder(word, except);
  const { base, glob, isGlob } = picomatch.scan(posix(word));
  if (!kind && isGlob) return matchesOf(word, base, glob, except);
  // A missing file counts as a page; reading it reports the error.
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
