import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from './build';

const root = path.resolve(import.meta.dirname, '..', '..');

interface Manifest {
  bin: Record<string, string>;
  dependencies: Record<string, string>;
  files: string[];
}

/**
 * Packs this build with npm and installs the tarball into a project's folder, as npm would, but
 * with no network: what it depends on is linked from the repository.
 *
 * @returns the folder that the package stands in
 */
export function installPackage(project: string): string {
  const modules = path.join(project, 'node_modules');
  const installed = path.join(modules, 'wb-elements');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', pack(project), '--strip-components=1', '-C', installed]);

  const { bin, dependencies } = manifestIn(installed);
  for (const [name, file] of Object.entries(bin)) {
    mkdirSync(path.join(modules, '.bin'));
    symlinkSync(path.join('..', 'wb-elements', file), path.join(modules, '.bin', name));
    chmodSync(path.join(installed, file), 0o755);
  }
  for (const name of [...Object.keys(dependencies), '@types']) {
    const link = path.join(modules, name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), link, 'junction');
  }
  return installed;
}

/** Packs a copy, since the build under test may be another than `dist`; returns the tarball's path. */
function pack(project: string): string {
  const copy = path.join(project, 'copy');
  for (const name of ['package.json', ...manifestIn(root).files]) {
    const from = name === 'dist' ? buildFolder : path.join(root, name);
    cpSync(from, path.join(copy, name), { recursive: true });
  }
  const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', project];
  const name = execFileSync('npm', words, { cwd: copy, encoding: 'utf8' }).trim();
  rmSync(copy, { recursive: true });
  return path.join(project, name);
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
