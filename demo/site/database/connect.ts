import { mkdirSync } from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock';
import { oneAtATime } from './one-at-a-time';
import type { Database, Tables } from './schema';

export interface Connection {
  database: Database;
  close(): Promise<void>;
}

/** A PostgreSQL that several servers may share, by its address. */
export function connectPostgres(url: string): Connection {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // Without a listener, a connection that the database drops while idle would end the process.
  pool.on('error', (error) => console.warn(droppedConnection(error)));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { database, close: () => database.destroy() };
}

/**
 * The embedded PostgreSQL, its data in a folder that is made when missing.
 * @throws When another server holds the folder.
 */
export async function connectEmbedded(folder: string): Promise<Connection> {
  const unlock = lockFolder(folder);
  try {
    mkdirSync(folder, { recursive: true });
    // Loaded only here: a server on PostgreSQL starts half a second sooner without it.
    const { KyselyPGlite } = await import('kysely-pglite');
    const embedded = await KyselyPGlite.create(folder);
    const database = new Kysely<Tables>({ dialect: oneAtATime(embedded.dialect) });
    return { database, close: () => database.destroy().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

function droppedConnection(error: Error): string {
  return (
    `The database closed an idle connection (${error.message}). Running requests are not hurt and ` +
    'the next one connects again. If it goes on, look at the log of the PostgreSQL server.'
  );
}
