import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isWithin } from './paths';

/** Longer files are not read, in bytes. */
const LONGEST = 8 * 1024 * 1024;
const SITE = 'https://site.invalid';

/**
 * Reads files of a site for one of its pages, see `PrerenderOptions.file`; never one outside the site's
 * folder, also not by a link.
 *
 * @param root the folder that is served as the site, absolute
 * @param page the page's file in it, absolute
 */
export function siteFiles(root: string, page: string) {
  const own = relative(root, page).split(sep).map(encodeURIComponent).join('/');
  return (address: string): Uint8Array<ArrayBuffer> | null | undefined => {
    const url = URL.canParse(address, `${SITE}/${own}`) && new URL(address, `${SITE}/${own}`);
    if (!url || url.origin !== SITE) return undefined;
    try {
      const file = realpathSync(join(root, decodeURIComponent(url.pathname)));
      if (!isWithin(realpathSync(root), file)) return undefined;
      const { size } = statSync(file);
      return size > LONGEST ? undefined : new Uint8Array(readFileSync(file));
    } catch {
      return null;
    }
  };
}
