import type { DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely';

/**
 * A dialect whose connection is lent to one borrower at a time.
 *
 * An embedded PostgreSQL has a single session. Were two requests to share it, the second one's
 * `begin` would fall into the first one's transaction, and a rollback would undo both.
 */
export function oneAtATime(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new QueueingDriver(dialect.createDriver()),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class QueueingDriver implements Driver {
  readonly #driver: Driver;
  readonly #giveBack = new WeakMap<DatabaseConnection, () => void>();
  #free: Promise<void> = Promise.resolve();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    let release = (): void => undefined;
    this.#free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    try {
      const connection = await this.#driver.acquireConnection();
      this.#giveBack.set(connection, release);
      return connection;
    } catch (error) {
      release();
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#driver.releaseConnection(connection);
    this.#giveBack.get(connection)?.();
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#driver.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.commitTransaction(connection);
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.rollbackTransaction(connection);
  }

  async destroy(): Promise<void> {
    await this.#free;
    await this.#driver.destroy();
  }
}
