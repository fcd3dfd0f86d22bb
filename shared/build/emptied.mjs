import { rmSync } from 'node:fs';

/** A rollup plugin: the folder begins empty, so that nothing of an earlier build is left in it. */
export const emptied = (folder) => ({
  name: 'emptied',
  buildStart: () => rmSync(folder, { recursive: true, force: true }),
});
