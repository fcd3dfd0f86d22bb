import { cpSync } from 'node:fs';

/** A rollup plugin: puts the files of a folder, as they are, into one of the package. */
export const copied = (from, to) => ({
  name: 'copied',
  writeBundle: () => cpSync(from, to, { recursive: true }),
});
