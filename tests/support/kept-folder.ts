import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');

/**
 * The folder of something that takes long to make, kept until one of these files changes.
 *
 * @param name what it is called below `node_modules/.cache`
 * @param files what it depends on, as paths from the repository's root
 * @param make makes it, in a folder whose parent is there
 */
export async function keptFolder(
  name: string,
  files: string[],
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const hash = createHash('sha1');
  for (const file of files) hash.update(readFileSync(path.join(root, file)));
  const key = hash.digest('hex').slice(0, 12);
  const folder = path.join(root, 'node_modules', '.cache', name, key);
  if (existsSync(folder)) return folder;
  // Made aside and moved, because two may start together.
  const draft = `${folder}-${process.pid}`;
  mkdirSync(path.dirname(draft), { recursive: true });
  try {
    await make(draft);
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
