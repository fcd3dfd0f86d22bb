/** The specification's sentences about limits; the limit follows (spec 5). */
export const LIMIT_TEXTS = {
  min: 'Selected quantity is less than stock status, min:',
  max: 'Selected quantity is more than stock status, max:',
  fileSize: 'This file exceeds the maximum allowed size.',
  fileType: 'Only files with the following extensions are allowed:',
} as const;

/** A sentence about a limit, or an author's own, and the limit. */
export const withLimit = (sentence: string, limit: number | string | null): string =>
  `${sentence} ${limit}`;
