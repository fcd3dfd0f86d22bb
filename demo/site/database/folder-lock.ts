import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const heldHere = new Set<string>();

/**
 * Keeps a data folder to one process, since two embedded databases on one folder destroy it.
 * A lock left by a process that has died is taken over.
 * @returns A function that gives the folder back.
 * @throws When another running process, or this one, holds the folder.
 */
export function lockFolder(folder: string): () => void {
  const lock = `${path.resolve(folder)}.lock`;
  mkdirSync(path.dirname(lock), { recursive: true });
  if (heldHere.has(lock) || !(claim(lock) || (isStale(lock) && reclaim(lock)))) {
    throw new Error(
      `The data folder ${folder} is in use by another server. Two of them would destroy its data. ` +
        `Stop the other one, choose another folder, or set DATABASE_URL to a PostgreSQL that both ` +
        `can share. (If none is running, delete ${lock}.)`,
    );
  }
  heldHere.add(lock);
  return () => {
    if (heldHere.delete(lock)) rmSync(lock, { force: true });
  };
}

function claim(lock: string): boolean {
  try {
    const file = openSync(lock, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function reclaim(lock: string): boolean {
  rmSync(lock, { force: true });
  return claim(lock);
}

/** In a container the same number often comes back, so our own number is no sign of life. */
function isStale(lock: string): boolean {
  const holder = Number(readFileSync(lock, 'utf8'));
  if (!Number.isInteger(holder) || holder <= 0 || holder === process.pid) return true;
  try {
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
