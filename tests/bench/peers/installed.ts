import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const packageFile = (name: string) => path.join(folder, 'node_modules', name, 'package.json');

/**
 * Installs the peers from their own lock file, unless they are there, and gives the version of one.
 * They stay out of the repository's own packages, so that `npm ci` there stays light.
 */
export function versionOfPeer(name: string): string {
  if (!existsSync(packageFile(name))) {
    console.log('Installing the peers of tests/bench/peers ...');
    execFileSync('npm', ['ci', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  }
  const { version } = JSON.parse(readFileSync(packageFile(name), 'utf8')) as { version: string };
  return version;
}
