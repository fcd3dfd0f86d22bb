import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OutFolder } from './out-folder';

const SITE = 'https://own.invalid';

/**
 * The folder in which a page looks for the suite's files; undefined when that is on another site.
 *
 * @param out the folder that is served as the site
 * @param page the page in it
 * @param assets the address of the suite's files, as the page writes it
 */
export function suiteFolder(out: string, page: string, assets: string): string | undefined {
  const address = relative(out, page).split(sep).map(encodeURIComponent).join('/');
  const { origin, pathname } = new URL(assets, `${SITE}/${address}`);
  return origin === SITE ? join(out, decodeURIComponent(pathname)) : undefined;
}

/**
 * Copies everything that browsers ask the suite for into a folder, where no loader of the site's own
 * is in the way.
 *
 * @param own the loader that the site itself has there; may be missing
 * @returns whether it is all there now
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
