import { readFileSync } from 'node:fs';

let files: Record<string, string> | undefined;

/**
 * The address of a tag's style sheet, for pages whose policy forbids inline styles.
 *
 * @param folder the address that the browser folder is served under, with a final slash: '/wb/'
 */
export function sheetAddress(folder: string, tag: string): string {
  files ??= JSON.parse(
    readFileSync(new URL('../browser/sheets.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const file = files[tag];
  if (!file) throw new Error(`there is no style sheet of ${tag} in this build`);
  return folder + file;
}
