import { readFile } from 'node:fs/promises';
import { withDefaults } from '../../../shared/programs/build/tokens.mjs';

/** Sheets as pages get them, one after the other: each token that they read has the suite's default behind it. */
export async function sheetText(...files: string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return withDefaults(texts.join('\n'), ':root');
}
