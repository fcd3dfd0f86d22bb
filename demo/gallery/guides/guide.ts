import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A piece of a guide. In texts, `code` stands in backticks, and [words](address) make a link. */
export type Block =
  | string
  | { list: string[] }
  /** A file of `samples`, with what a screen reader calls it. */
  | { sample: string; label: string }
  /** Samples of which one is shown at a time, each behind a title. */
  | { tabs: { title: string; sample: string }[] }
  | { table: { headings: string[]; rows: string[][] } };

export interface Guide {
  /** The last part of its address. */
  name: string;
  title: string;
  summary: string;
  sections: Section[];
}

export interface Section {
  heading: string;
  blocks: Block[];
}

/** The id of a section on its guide's page. */
export const sectionId = ({ heading }: Section) => heading.toLowerCase().replace(/\W+/g, '-');

/** The sentences of a section, without their marks; code is none. */
export function wordsOf(block: Block): string[] {
  if (typeof block === 'string') return [plain(block)];
  if ('list' in block) return block.list.map(plain);
  if ('table' in block) return block.table.rows.flat().map(plain);
  return [];
}

const plain = (text: string) => text.replace(/`/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** The text of a sample; what stands in a guide is the very file that the tests run. */
export const sample = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'samples', name), 'utf8').trimEnd();
