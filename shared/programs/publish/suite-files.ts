import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OutFolder } from './out-folder';

const SITE = 'https://own.invalid';

/**
 * The folder in which a page looks for the suite's files; undefined if that is on another site.
 *
 * @param out the folder that is served as the site
 * @param page the page in it
 * @param assets the address of the suite's files, as the page writes it; empty for the page's own folder
 */
export function suiteFolder(out: string, page: string, assets: string): string | undefined {
  const address = relative(out, page).split(sep).map(encodeURIComponent).join('/');
  const { origin, pathname } = new URL(assets || '.', `${SITE}/${address}`);
  return origin === SITE ? join(out, decodeURIComponent(pathname)) : undefined;
}

/**
 * Copies the suite's browser files into a folder, unless the site has a different loader there.
 *
 * @param own the path of the site's own loader there, if any; the file may be missing
 * @returns whether the files were copied
 */
export async function copySuite(into: OutFolder, folder: string, own: string | undefined) {
  const browser = fileURLToPath(new URL('../browser/', import.meta.url));
  const loader = await readFile(join(browser, 'loader.js'));
  const found = own === undefined ? undefined : await readFile(own).catch(() => undefined);
  if (found && !found.equals(loader)) return false;
  for (const name of await readdir(browser))
    if (/\.(js|css)$/.test(name)) await into.copy(join(browser, name), join(folder, name));
  return true;
}
