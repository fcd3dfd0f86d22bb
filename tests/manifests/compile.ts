import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFolder } from '../support/build';

const root = path.resolve(import.meta.dirname, '..', '..');

/** A small program of somebody who has installed the package. */
export interface Sample {
  sentence: string;
  code: string;
  /** Part of what the compiler says about it; nothing when it compiles. */
  error?: RegExp;
}

/** The compilers that are installed, by the script that starts them. */
export const compilers = { 'TypeScript 7': 'tsc', 'TypeScript 6': 'tsc6' };

/**
 * Compiles samples as one strict project of an author of pages, in a folder of its own.
 *
 * @param options compiler options beyond the strict ones, and the build to compile against
 * @returns what the compiler says about each sample, in order; empty of those that compile
 */
export async function compile(
  compiler: string,
  samples: Sample[],
  { dist = buildFolder, ...options }: Record<string, unknown> & { dist?: string } = {},
): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wb-consumer-'));
  try {
    install(folder, dist);
    return await compileIn(folder, compiler, samples, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As `compile`, in a project that has the package installed already. */
export async function compileIn(
  folder: string,
  compiler: string,
  samples: Sample[],
  options: Record<string, unknown> = {},
): Promise<string[]> {
  samples.forEach(({ code }, index) => writeFileSync(path.join(folder, nameOf(index)), code));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project(options)));
  const output = await run(path.join(root, 'node_modules', '.bin', compiler), folder);
  return samples.map((_, index) => saidOf(nameOf(index), output));
}

/** The package as it would be published, with React's types beside it. */
function install(folder: string, dist: string) {
  const modules = path.join(folder, 'node_modules');
  const own = path.join(modules, 'wb-elements');
  mkdirSync(own, { recursive: true });
  copyFileSync(path.join(root, 'package.json'), path.join(own, 'package.json'));
  symlinkSync(dist, path.join(own, 'dist'), 'junction');
  symlinkSync(path.join(root, 'node_modules', '@types'), path.join(modules, '@types'), 'junction');
}

const project = (options: Record<string, unknown>) => ({
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    // Its own libraries are the compiler's, and checking them takes it longer than all the rest.
    skipDefaultLibCheck: true,
    ...options,
  },
  include: ['*.tsx'],
});

const nameOf = (index: number) => `sample-${index}.tsx`;

function saidOf(name: string, output: string): string {
  const blocks = output.split(/\n(?=\S)/);
  return blocks.filter((block) => block.startsWith(`${name}(`)).join('\n');
}

/** What the compiler prints; an error that is about no sample is none of theirs, and is thrown. */
function run(compiler: string, folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(compiler, ['-p', folder, '--pretty', 'false'], { cwd: folder }, (error, stdout) => {
      const strange = stdout
        .split('\n')
        .filter((line) => /^\S/.test(line) && !line.startsWith('sample-'));
      if (strange.length > 0) reject(new Error(strange.join('\n')));
      else if (error && stdout === '') reject(error);
      else resolve(stdout);
    });
  });
}
