import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import terser from '@rollup/plugin-terser';
import { transform } from 'esbuild';
import { SMALLEST } from './bundle-watcher.mjs';

/** What draws charts is so much that it would take as long as all else, for a few per cent of it. */
const DRAWS_CHARTS = /\/node_modules\/recharts\//;

/**
 * A rollup plugin: makes files small. Each is kept below `node_modules/.cache` by what it was made of,
 * since this takes a third of a build and most files are the same in the next one.
 *
 * @param {string} root the repository's folder
 */
export function smallFiles(root) {
  // React comes out 1.5 kB (brotli) smaller than through esbuild.
  const smallest = terser(SMALLEST);
  const folder = join(root, 'node_modules', '.cache', 'small');
  const makers = readFileSync(join(root, 'package-lock.json')) + JSON.stringify(SMALLEST);

  return {
    name: 'small',
    async renderChunk(code, chunk, ...rest) {
      const isChart = chunk.moduleIds.some((id) => DRAWS_CHARTS.test(id));
      const key = createHash('sha256').update(makers).update(`${isChart} ${code}`).digest('hex');
      const file = join(folder, key);
      if (existsSync(file)) return { code: readFileSync(file, 'utf8'), map: null };
      const made = isChart
        ? (await transform(code, QUICK)).code
        : await smallest.renderChunk.call(this, code, chunk, ...rest);
      // Written aside and moved, since two builds may run together.
      const draft = `${file}-${process.pid}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(draft, made);
      renameSync(draft, file);
      return { code: made, map: null };
    },
  };
}

const QUICK = { minify: true, format: 'esm', target: 'es2022', legalComments: 'none' };
