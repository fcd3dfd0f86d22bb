import { realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';

/** Whether a path is a folder itself or inside it. Both are absolute. */
export function isWithin(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return below.split(sep)[0] !== '..' && !isAbsolute(below);
}

/** The deepest folder that contains all of these folders; undefined if they are on different drives. */
export function commonFolder([first, ...others]: string[]): string | undefined {
  let folder = first;
  for (const other of others) {
    while (folder !== undefined && !isWithin(folder, other)) {
      const above = dirname(folder);
      folder = above === folder ? undefined : above;
    }
  }
  return folder;
}

/** The real path behind all links, even if its last parts do not exist yet. */
export async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const above = dirname(path);
    if (above === path || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return join(await realPathOf(above), basename(path));
  }
}
