import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';

const heldHere = new Set<string>();

/**
 * Keeps a data folder, made when missing, to one process, since two embedded databases on one folder
 * destroy it. It counts as one however many links lead to it.
 * A lock left by a process that has died is taken over.
 * @returns A function that gives the folder back.
 * @throws When another running process, or this one, holds the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = `${realpathSync(folder)}.lock`;
  if (heldHere.has(lock) || !(claim(lock) || reclaim(lock))) {
    throw new Error(
      `The data folder ${folder} is in use by another server. Two of them would destroy its data. ` +
        `Stop the other one, choose another folder with DATA_FOLDER, or set DATABASE_URL to a ` +
        `PostgreSQL that both can share. (If none is running, delete ${lock}.)`,
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

/** Moves a dead server's lock away; of several that try, one has moved it and may claim anew. */
function reclaim(lock: string): boolean {
  const aside = `${lock}.${process.pid}`;
  let holder: string;
  try {
    holder = readFileSync(lock, 'utf8');
    if (!isDead(holder)) return false;
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return claim(lock);
  }
  if (readFileSync(aside, 'utf8') !== holder) {
    // Somebody was quicker, and this is the new lock.
    renameSync(aside, lock);
    return false;
  }
  rmSync(aside);
  return claim(lock);
}

/** An empty lock is just being written. Our own number comes from a life before, as in containers. */
function isDead(holder: string): boolean {
  const id = Number(holder);
  if (holder === '' || !Number.isInteger(id)) return false;
  if (id === process.pid) return true;
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
