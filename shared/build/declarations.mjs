import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The specifier of a neighbour that a declaration file imports, without its quotes. */
const NEIGHBOUR = /(?<=(?:\bfrom |\bimport\()(["']))\.{1,2}\/[^"']+(?=\1)/g;
/** An import for what it does, which is nothing in a declaration file. */
const SIDE_EFFECT = /^import (["'])[^"']+\1;\n/gm;

/**
 * A rollup plugin: writes the types of the programs in `tsconfig.types.json` into `dist/types`, with
 * those of the modules that they name and of no other.
 *
 * @param {string} root the repository's folder
 */
export const declarations = (root) => ({
  name: 'declarations',
  writeBundle() {
    const cache = join(root, 'node_modules', '.cache');
    mkdirSync(cache, { recursive: true });
    const emitted = mkdtempSync(join(cache, 'declarations-'));
    try {
      const project = join(root, 'tsconfig.types.json');
      const words = [compiler(), '-p', project, '--outDir', emitted];
      execFileSync(process.execPath, words, { stdio: 'inherit' });
      const { files } = JSON.parse(readFileSync(project, 'utf8'));
      copyNamed(
        emitted,
        files.map((file) => file.replace(/\.ts$/, '')),
        join(root, 'dist', 'types'),
      );
    } finally {
      rmSync(emitted, { recursive: true });
    }
  },
});

const compiler = () =>
  join(dirname(fileURLToPath(import.meta.resolve('@typescript/native/package.json'))), 'bin/tsc');

/** Copies declarations, and whatever they import in turn, from one folder to another. */
function copyNamed(from, entries, to) {
  const wanted = new Set(entries.map((entry) => join(from, entry)));
  for (const file of wanted) {
    const text = readFileSync(`${file}.d.ts`, 'utf8').replace(SIDE_EFFECT, '');
    for (const [neighbour] of text.matchAll(NEIGHBOUR)) wanted.add(join(dirname(file), neighbour));
    const copy = join(to, `${relative(from, file)}.d.ts`);
    mkdirSync(dirname(copy), { recursive: true });
    // Node finds a module by its whole name, where bundlers guess its ending.
    writeFileSync(copy, text.replace(NEIGHBOUR, '$&.js'));
  }
}
