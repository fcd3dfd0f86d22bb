import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The specifier of a relative import in a declaration file, without its quotes. */
const NEIGHBOUR = /(?<=(?:\bfrom |\bimport\()(["']))\.{1,2}\/[^"']+(?=\1)/g;
/** A side-effect import, which does nothing in a declaration file. */
const SIDE_EFFECT = /^import (["'])[^"']+\1;\n/gm;

/**
 * A rollup plugin: writes the types of the programs in `tsconfig.types.json`, and of the modules they
 * import, into `dist/types`.
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

/** Copies declarations, and all that they import, from one folder to another. */
function copyNamed(from, entries, to) {
  const wanted = new Set(entries.map((entry) => join(from, entry)));
  for (const file of wanted) {
    const text = readFileSync(`${file}.d.ts`, 'utf8').replace(SIDE_EFFECT, '');
    for (const [neighbour] of text.matchAll(NEIGHBOUR)) wanted.add(join(dirname(file), neighbour));
    const copy = join(to, `${relative(from, file)}.d.ts`);
    mkdirSync(dirname(copy), { recursive: true });
    // Node requires file extensions in specifiers; bundlers do not.
    writeFileSync(copy, text.replace(NEIGHBOUR, '$&.js'));
  }
}
