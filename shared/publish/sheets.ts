import { readFileSync } from 'node:fs';
import { trimEnd } from '../text/trim-end';

let files: Record<string, string> | undefined;

/**
 * The address of a tag's style sheet, for pages whose policy forbids inline styles.
 *
 * @param assets the address the browser folder is served under, for example '/wb/'
 */
export function sheetAddress(assets: string, tag: string): string {
  files ??= JSON.parse(
    readFileSync(new URL('../browser/sheets.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const file = files[tag];
  if (!file) throw new Error(`there is no style sheet of ${tag} in this build`);
  return `${trimEnd(assets, '/')}/${file}`;
}
