import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../catalogue';

const ENTRY = /\/\*\* (.+?) \*\/\s+'([\w.]+)': \{ (.+?) \};/g;

/** Every announcement with its sentence and its fields, from the file that declares them. */
export function announcementTable(): string[][] {
  const source = readFileSync(path.join(root, 'shared/bus/announcements.ts'), 'utf8');
  return [...source.matchAll(ENTRY)].map(([, doc = '', name = '', fields = '']) => [
    `\`${name}\``,
    doc.replace(/`/g, ''),
    `\`${fields}\``,
  ]);
}
