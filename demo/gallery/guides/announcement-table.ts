import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../catalogue';

export interface Announced {
  name: string;
  doc: string;
  /** Its detail, as TypeScript says it. */
  fields: string;
}

const ENTRY = /\/\*\*((?:[^*]|\*(?!\/))+)\*\/\s+'([\w.]+)': \{([^}]*)\};/g;

/** Every announcement with its sentence and its fields, from the file that declares them. */
export function announcements(): Announced[] {
  const source = readFileSync(path.join(root, 'shared/bus/announcements.ts'), 'utf8');
  return [...source.matchAll(ENTRY)].map(([, doc = '', name = '', fields = '']) => ({
    name,
    doc: inOneLine(doc.replace(/`|^\s*\* ?/gm, '')),
    fields: inOneLine(fields).replace(/;$/, ''),
  }));
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The same as rows of a guide's table. */
export const announcementTable = (): string[][] =>
  announcements().map(({ name, doc, fields }) => [
    `\`${name}\``,
    doc,
    fields ? `\`${fields}\`` : 'nothing',
  ]);
