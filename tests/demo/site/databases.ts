import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { noPostgres, postgresAvailable, startPostgres } from '../../support/postgres';

export interface OwnDatabase {
  where: { dataFolder?: string; databaseUrl?: string };
  remove(): Promise<void>;
}

export interface DatabaseKind {
  name: string;
  /** Why it cannot be had here, or false. */
  skip: string | false;
  /** An empty one that nobody else uses. */
  create(): Promise<OwnDatabase>;
}

/** Both databases the site runs on; what holds for one must hold for the other. */
export const databases: readonly DatabaseKind[] = [
  { name: 'the embedded database', skip: false, create: embedded },
  { name: 'PostgreSQL', skip: postgresAvailable() ? false : noPostgres, create: postgres },
];

/** An empty database to copy from, since making one takes seconds and a copy does not. */
let blank: Promise<string> | undefined;

async function embedded(): Promise<OwnDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wb-site-'));
  const dataFolder = path.join(folder, 'data');
  await cp(await (blank ??= makeBlank()), dataFolder, { recursive: true });
  return {
    where: { dataFolder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function makeBlank(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wb-blank-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const made = await PGlite.create(path.join(folder, 'data'));
  await made.close();
  return path.join(folder, 'data');
}

async function postgres(): Promise<OwnDatabase> {
  const cluster = await startPostgres();
  return { where: { databaseUrl: cluster.url }, remove: () => cluster.stop() };
}
