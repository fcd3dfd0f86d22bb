import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One part of the benchmark, as `npm run bench` has written it last. */
export interface Recorded {
  title: string;
  /** Lines of cells, the first with the heads of the columns. */
  table: string[][];
  /** Names of the plots beside it, which lie in this folder. */
  plots: string[];
  /** Day, as ISO 8601. */
  date: string;
  machine: string;
  browser: string;
  /** How often each time was taken. */
  rounds: number;
}

/** Where the benchmark writes, by part: figures.json, figures.md and the plots. */
export const recordFolder = import.meta.dirname;

/** Everything that has been measured, by part; nothing before the first `npm run bench`. */
export async function recorded(): Promise<Record<string, Recorded>> {
  try {
    const text = await readFile(path.join(recordFolder, 'figures.json'), 'utf8');
    return JSON.parse(text) as Record<string, Recorded>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
