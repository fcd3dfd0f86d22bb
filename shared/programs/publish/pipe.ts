import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pageText, reasonOf } from './page-file';
import { siteFiles } from './site-files';
import { prerender, type PrerenderOptions } from './publish';

/**
 * Draws one page to standard output; writes warnings, policy and errors to standard error.
 *
 * @param word the page's file, or `-` for standard input
 * @returns whether the page could be read, and needs no file beside it
 */
export async function pipePage(
  word: string,
  { csp, prerender: options }: { csp: boolean; prerender: PrerenderOptions },
): Promise<boolean> {
  const name = word === '-' ? 'standard input' : word;
  try {
    const source = word === '-' ? await buffer(process.stdin) : await readFile(word);
    const { html, policy, warnings, files } = prerender(pageText(source), {
      ...options,
      ...(word !== '-' && { file: siteFiles(dirname(resolve(word)), resolve(word)) }),
    });
    if (files.length)
      throw new Error('It needs a style sheet of its own beside it. Give --out, or inline styles.');
    process.stdout.write(html);
    for (const warning of warnings) console.error(`${name}: ${warning}`);
    if (csp) console.error(`${name}\t${policy}`);
    return true;
  } catch (error) {
    console.error(`${name}: not written. ${reasonOf(error)}`);
    return false;
  }
}
