import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * A rollup plugin: writes the files for editors, compilers and builders into `dist`.
 *
 * @param {string} root the repository's folder
 * @param {Record<string, object>} contracts by element name
 */
export const writeManifests = (root, contracts) => ({
  name: 'write-manifests',
  async writeBundle() {
    const { manifestFiles } = await tsImport('./manifests/files.ts', import.meta.url);
    const product = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const [name, text] of Object.entries(manifestFiles(contracts, product))) {
      const file = join(root, 'dist', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  },
});
