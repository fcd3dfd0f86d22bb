import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { asUnavailable, endsSession } from './unavailable';

/**
 * Connections to a PostgreSQL. Whatever happens to one is told to whoever uses it, as
 * `DatabaseUnavailable` when it is no fault of the statement, and the next request gets a new one.
 * @param limit Milliseconds that one statement, or waiting for a connection, may take.
 */
export function postgresPool(url: string, limit: number): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: limit,
    statement_timeout: limit,
    // Later than the database's own limit: this one is for a database that has fallen silent.
    query_timeout: limit + 1000,
  });
  pool.on('error', (error) => console.warn(droppedConnection(error)));
  // The pool listens to idle connections alone, and an error event nobody listens to ends the
  // process. Whoever uses the connection learns of the loss from the statement that fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: () => pool.connect().then(lend, unavailable),
    end: () => pool.end(),
  };
}

function lend(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      isLost ||= endsSession(error);
      return unavailable(error);
    }
  };
  return {
    // Kysely's type covers cursors too, which this site has none of.
    query: query as PostgresPoolClient['query'],
    // One that was lost, or that is still busy with a statement, is closed and not lent again.
    release: () => client.release(isLost),
  };
}

function unavailable(error: unknown): never {
  throw asUnavailable(error);
}

function droppedConnection(error: Error): string {
  return (
    `The database closed an idle connection (${error.message}). Running requests are not hurt and ` +
    'the next one connects again. If it goes on, look at the log of the PostgreSQL server.'
  );
}
