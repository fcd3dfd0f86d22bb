import path from 'node:path';
import { inspect } from 'node:util';

/** An error's stack without node's own lines, with paths from the root of the repository. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : inspect(error);
  const root = process.cwd() + path.sep;
  return text
    .replace(/\n +at .*\(?node:.*/g, '')
    .replaceAll(`file://${root}`, '')
    .replaceAll(root, '');
}
