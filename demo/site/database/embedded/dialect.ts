import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { asUnavailable } from '../unavailable';
import type { Engine } from './engine';
import type { Thread } from './thread';
import { Turn } from './turn';

/** Kysely's way to the embedded database: it speaks PostgreSQL. */
export function embeddedDialect(engine: Engine, limit: number): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(engine, limit),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/**
 * Lends the database to one borrower at a time.
 *
 * It has a single session. Were two requests to share it, the second one's `begin` would fall into the
 * first one's transaction, and a rollback would undo both.
 */
class EmbeddedDriver implements Driver {
  readonly #engine: Engine;
  readonly #limit: number;
  readonly #turn = new Turn();

  constructor(engine: Engine, limit: number) {
    this.#engine = engine;
    this.#limit = limit;
  }

  async init(): Promise<void> {
    // The engine is open before the first statement.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turn.take(this.#limit).catch((error: unknown) => {
      throw asUnavailable(error);
    });
    try {
      return new EmbeddedConnection(await this.#engine.thread());
    } catch (error) {
      this.#turn.end();
      throw error;
    }
  }

  async releaseConnection(): Promise<void> {
    this.#turn.end();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  /** Waits for the last borrower. */
  async destroy(): Promise<void> {
    await this.#turn.take(this.#limit).catch(() => undefined);
  }
}

/** Bound to the thread it began with: in another one its transaction would be no more. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #thread: Thread;

  constructor(thread: Thread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return { rows: (await this.#thread.query(sql, parameters)) as Row[] };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database answers whole statements only.');
  }
}
