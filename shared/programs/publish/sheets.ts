import { readFileSync } from 'node:fs';
import type { Look } from '../../styles/looks/looks';

let files: Record<string, string> | undefined;

/**
 * The address of a tag's style sheet, for pages whose policy forbids inline styles.
 *
 * @param folder the address that the browser folder is served under, with a final slash: '/wb/'
 */
export const sheetAddress = (folder: string, tag: string): string => address(folder, tag);

/** The address of a sheet for the author's content, likewise. */
export const lookAddress = (folder: string, name: Look): string => address(folder, `look-${name}`);

function address(folder: string, name: string): string {
  files ??= JSON.parse(
    readFileSync(new URL('../browser/sheets.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const file = files[name];
  if (!file) throw new Error(`there is no style sheet of ${name} in this build`);
  return folder + file;
}
