import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const megabyte = 1024 * 1024;

export interface SmallDisk {
  /** Where it is mounted. */
  folder: string;
  /** Gives back the room that was taken at the start. */
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

/** Whether a disk of our own can be mounted here; it takes root, and some containers forbid it. */
export function mountAvailable(): boolean {
  // In a name space of its own, so that nothing is left of the attempt.
  return spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
}

/** What a skipped test says. */
export const noMount =
  'No disk can be mounted here, so this is not proven. It takes root on Linux.';

/**
 * A disk in memory with so little room that it can be filled.
 * @param size In megabytes.
 * @param taken Megabytes of it that are in use until `makeRoom`.
 */
export async function smallDisk(size: number, taken: number): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wb-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder]);
  const ballast = path.join(folder, 'ballast');
  await writeFile(ballast, Buffer.alloc(taken * megabyte));
  return {
    folder,
    makeRoom: () => rm(ballast),
    async remove() {
      await run('umount', [folder]);
      await rmdir(folder);
    },
  };
}
