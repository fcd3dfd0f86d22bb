/** The properties of a file that the rules need. */
export interface FileFacts {
  name: string;
  /** In bytes. */
  size: number;
  /** The MIME type that the browser gives; empty when unknown. */
  type: string;
}

/** The default size limit of a file, in MB of 1,048,576 bytes (spec 9). */
export const DEFAULT_MAX_SIZE = 1;

const MEGABYTE = 1024 * 1024;

/** The problems of a file. A file of exactly the maximum size is allowed. */
export type FileProblem = 'size' | 'type';

/**
 * The first problem among all files of a field, or null.
 *
 * @param maxSize in MB
 * @param accept the native attribute: extensions and MIME types, separated by commas; empty allows all
 */
export function fileProblem(
  files: readonly FileFacts[],
  maxSize: number,
  accept: string,
): FileProblem | null {
  const allowed = acceptList(accept);
  for (const file of files) {
    if (file.size > maxSize * MEGABYTE) return 'size';
    if (allowed.length > 0 && !allowed.some((one) => accepts(one, file))) return 'type';
  }
  return null;
}

/** The entries of an `accept` attribute, in lower case. */
export const acceptList = (accept: string): string[] =>
  accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);

/** Whether one entry of an `accept` attribute allows a file. In older markup extensions may lack the dot. */
function accepts(one: string, { name, type }: FileFacts): boolean {
  if (one.endsWith('/*')) return type.toLowerCase().startsWith(one.slice(0, -1));
  if (one.includes('/')) return type.toLowerCase() === one;
  return name.toLowerCase().endsWith(one.startsWith('.') ? one : `.${one}`);
}
