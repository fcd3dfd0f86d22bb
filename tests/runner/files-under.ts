import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Our own files below a folder whose names end so, in a fixed order, as paths from the root with `/`. */
export function filesUnder(root: string, folder: string, ...endings: string[]): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.split(path.sep).includes('node_modules'))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .toSorted();
}
