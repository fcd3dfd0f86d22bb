import { Kysely, PostgresDialect } from 'kysely';
import { embeddedDialect } from './embedded/dialect';
import { Engine } from './embedded/engine';
import { lockFolder } from './folder-lock';
import { postgresPool } from './postgres-pool';
import type { Database, Tables } from './schema';

export interface Connection {
  database: Database;
  close(): Promise<void>;
}

/** Milliseconds that a statement, or waiting for one's turn, may take, unless it is told otherwise. */
const patience = 15_000;

/** A PostgreSQL that several servers may share, by its address. */
export function connectPostgres(url: string, limit = patience): Connection {
  const dialect = new PostgresDialect({ pool: postgresPool(url, limit) });
  const database = new Kysely<Tables>({ dialect });
  return { database, close: () => database.destroy() };
}

/**
 * The embedded PostgreSQL, its data in a folder that is made when missing.
 * @throws When another server holds the folder.
 */
export async function connectEmbedded(folder: string, limit = patience): Promise<Connection> {
  const unlock = lockFolder(folder);
  const engine = new Engine(folder, limit);
  const close = () => engine.close().finally(unlock);
  try {
    await engine.open();
  } catch (error) {
    await close();
    throw error;
  }
  const database = new Kysely<Tables>({ dialect: embeddedDialect(engine, limit) });
  return { database, close: () => database.destroy().finally(close) };
}
