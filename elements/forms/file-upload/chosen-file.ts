import { withLimit } from '../../../shared/foundation/limit-texts';
import { acceptList, fileProblem } from '../file-limits';

/** Which files a field accepts, and its errors for the others. */
export interface Limits {
  /** In MB. */
  maxSize: number;
  accept: string;
  maxSizeError: string;
  typeError: string;
}

/** The error of chosen files, in the words of spec 5; empty when there is none. */
export function fileError(files: readonly File[], limits: Limits): string {
  const { maxSize, accept, maxSizeError, typeError } = limits;
  const problem = fileProblem(files, maxSize, accept);
  if (problem === 'size') return withLimit(maxSizeError, `${maxSize} MB`);
  return problem === 'type' ? withLimit(typeError, acceptList(accept).join(', ')) : '';
}

/** The files, followed by those of `more` that are not among them. */
export function joined(files: readonly File[], more: readonly File[]): File[] {
  const known = new Set(files.map(keyOf));
  return [...files, ...more.filter((file) => !known.has(keyOf(file)))];
}

const keyOf = ({ name, size, lastModified, webkitRelativePath }: File) =>
  JSON.stringify([name, size, lastModified, webkitRelativePath]);

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/**
 * A size with its unit, rounded up.
 *
 * @param bytes the size
 * @param language of the page; an invalid one counts as English
 */
export function sizeText(bytes: number, language: string): string {
  const step = bytes < 1024 ? 0 : Math.min(3, Math.floor(Math.log2(bytes) / 10));
  const digits = step < 2 ? 0 : 1;
  const amount = Math.ceil((bytes / 1024 ** step) * 10 ** digits) / 10 ** digits;
  const options = { style: 'unit', unit: UNITS[step], maximumFractionDigits: digits } as const;
  try {
    return new Intl.NumberFormat(language || undefined, options).format(amount);
  } catch {
    return new Intl.NumberFormat('en', options).format(amount);
  }
}
