import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { connectEmbedded, connectPostgres } from '../../../demo/site/database/connect';
import { prepare } from '../../../demo/site/database/prepare';
import { filesUnder } from '../../runner/files-under';
import { keptFolder } from '../../support/kept-folder';
import { noPostgres, postgresAvailable } from '../../support/postgres';
import { createDatabase } from '../../support/shared-postgres';

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
  /** The same, with the whole shop in it where that is quicker than to fill it. */
  createFilled(): Promise<OwnDatabase>;
}

/** Both databases the site runs on; what holds for one must hold for the other. */
export const databases: readonly DatabaseKind[] = [
  {
    name: 'the embedded database',
    skip: false,
    create: async () => embedded(await blank()),
    createFilled: async () => embedded(await filled()),
  },
  {
    name: 'PostgreSQL',
    skip: postgresAvailable() ? false : noPostgres,
    create: () => postgres(),
    createFilled: async () => postgres(await filledPostgres()),
  },
];

async function embedded(original: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'wb-site-'));
  const dataFolder = path.join(folder, 'data');
  // Its thousand files take `cp` of promises three times the processor time.
  cpSync(original, dataFolder, { recursive: true });
  return {
    where: { dataFolder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

// To copy from, since making one takes seconds and a copy does not.
const lock = 'package-lock.json';
const root = path.resolve(import.meta.dirname, '..', '..', '..');

const blank = () =>
  keptFolder('blank-database', [lock], async (folder) => (await PGlite.create(folder)).close());

const filled = () => {
  const makers = ['database', 'catalogue', 'congregation'].flatMap((it) =>
    filesUnder(root, `demo/site/${it}`, '.ts'),
  );
  return keptFolder('filled-database', [lock, ...makers], async (folder) => {
    const { where, remove } = await embedded(await blank());
    const { database, close } = await connectEmbedded(where.dataFolder);
    await prepare(database);
    await close();
    cpSync(where.dataFolder, folder, { recursive: true });
    await remove();
  });
};

let template: Promise<string> | undefined;

/** The address of a database with the whole shop in it, to copy from. */
function filledPostgres(): Promise<string> {
  return (template ??= fillPostgres());
}

async function fillPostgres(): Promise<string> {
  const { url } = await createDatabase();
  const { database, close } = connectPostgres(url);
  await prepare(database);
  await close();
  return url;
}

async function postgres(original?: string): Promise<OwnDatabase> {
  const { url, drop } = await createDatabase(original);
  return { where: { databaseUrl: url }, remove: drop };
}
