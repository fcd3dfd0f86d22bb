import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './catalogue';
import { BRANDS } from './look';

/** The style sheets of the suite's themes, by name, as an author copies them. */
export async function themeSheets(): Promise<Record<string, string>> {
  const names = BRANDS.filter((name) => name !== 'plain');
  const sheets = await Promise.all(
    names.map(async (name) => {
      const file = path.join(root, 'shared/styles/themes', `${name}.css`);
      return [name, await readFile(file, 'utf8')] as const;
    }),
  );
  return Object.fromEntries(sheets);
}
