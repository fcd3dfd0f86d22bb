import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What makes browsers, or a shop, that all files of one process share. */
const SHARED = /from '[./]+\/(support\/engines|at-the-shop)'/;

/**
 * Puts test files together that are to run in one process: those of a folder that share browsers or
 * a shop, since starting these takes longer than much that is done in them. In the order they came.
 *
 * @param files paths from the root
 * @param read gives a file's source
 */
export function together(
  files: string[],
  read = (file: string) => readFileSync(file, 'utf8'),
): string[][] {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const shared = SHARED.exec(read(file))?.[1];
    const name = shared ? `${path.posix.dirname(file)} ${shared}` : file;
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return [...groups.values()];
}

/** A file that runs these files, for a runner that starts a process for each file. */
export function asOneFile(root: string, files: string[]): string {
  const [first = ''] = files;
  if (files.length === 1) return path.join(root, first);
  const folder = path.join(root, 'node_modules', '.cache', 'together');
  mkdirSync(folder, { recursive: true });
  const one = path.join(folder, `${first.replaceAll('/', '-')}.mjs`);
  const addresses = files.map((file) => pathToFileURL(path.join(root, file)).href);
  writeFileSync(one, addresses.map((it) => `await import(${JSON.stringify(it)});\n`).join(''));
  return one;
}
