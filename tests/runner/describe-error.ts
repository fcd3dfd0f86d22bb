import path from 'node:path';
import { inspect } from 'node:util';

/**
 * An error's stack and those of its causes, without node's own lines, with paths from the root of
 * the repository.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return shorten(inspect(error));
  const text = shorten(error.stack ?? error.message);
  return error.cause === undefined ? text : `${text}\ncaused by ${describeError(error.cause)}`;
}

function shorten(text: string): string {
  const root = process.cwd() + path.sep;
  return text
    .replace(/\n +at .*\(?node:.*/g, '')
    .replaceAll(`file://${root}`, '')
    .replaceAll(root, '');
}
