import { rmSync } from 'node:fs';

/** A rollup plugin: deletes the folder before the build, so that no earlier files remain. */
export const emptied = (folder) => ({
  name: 'emptied',
  buildStart: () => rmSync(folder, { recursive: true, force: true }),
});
