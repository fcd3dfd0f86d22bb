import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';

const files = new Map<string, Promise<string>>();

/**
 * The path of a program in one file with all that it imports, for Node as it is, which is gone when
 * the tests of this process are over. To load hundreds of modules through tsx takes a process
 * seconds, and this file none.
 */
export function compiled(program: string): Promise<string> {
  let file = files.get(program);
  if (!file) files.set(program, (file = compile(program)));
  return file;
}

async function compile(program: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wb-compiled-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = path.join(folder, 'program.cjs');
  await build({
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['pg-native'],
    plugins: [whereTheyWere, native],
  });
  return outfile;
}

/** Modules still find the files beside them. */
const whereTheyWere: Plugin = {
  name: 'where they were',
  setup({ onLoad }) {
    onLoad({ filter: /(\.ts|\/shared\/.*\.mjs)$/ }, ({ path: file }) => ({
      loader: 'ts',
      contents: readFileSync(file, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
    }));
  },
};

/** What brings a file of the machine's own code, which goes into no other file. */
const native: Plugin = {
  name: 'native',
  setup({ onResolve }) {
    const found = createRequire(import.meta.url).resolve('lightningcss');
    onResolve({ filter: /^lightningcss$/ }, () => ({ path: found, external: true }));
  },
};
