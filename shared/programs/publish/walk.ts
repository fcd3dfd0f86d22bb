import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isWithin } from './paths';

/** The contents of a folder and its subfolders. */
export interface Walked {
  files: string[];
  /** Skipped entries: hidden ones, and links that lead out of the folder. */
  left: string[];
}

/**
 * Finds the files of a site, in the order of their names. Follows links that stay in the folder; skips
 * `node_modules` and hidden entries.
 *
 * @param folder absolute
 * @param except a folder to leave out, by its real path
 */
export async function walk(folder: string, except?: string): Promise<Walked> {
  const found: Walked = { files: [], left: [] };
  const top = await realpath(folder);
  await visit(folder, [top]);
  return found;

  /** `above` are the real paths of the parent folders, so that a link to one of them is not followed. */
  async function visit(at: string, above: string[]) {
    const entries = await readdir(at, { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(at, entry.name);
      if (entry.name === 'node_modules') continue;
      const real = entry.isFile() ? path : await realpath(path).catch(() => undefined);
      const isHidden = entry.name.startsWith('.') && entry.name !== '.well-known';
      if (isHidden || real === undefined || (entry.isSymbolicLink() && !isWithin(top, real))) {
        found.left.push(path);
        continue;
      }
      const kind = entry.isSymbolicLink() ? await stat(path) : entry;
      if (kind.isFile()) found.files.push(path);
      else if (kind.isDirectory() && real !== except && !above.includes(real))
        await visit(path, [...above, real]);
    }
  }
}
