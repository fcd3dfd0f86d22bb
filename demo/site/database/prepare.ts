import { sql } from 'kysely';
import { migrate } from './migrations';
import type { Database } from './schema';
import { seed } from './seed';

/** Any number that no other program takes as an advisory lock in the same database. */
const preparing = 7_204_115;

/**
 * Makes the tables and fills an empty shop. Servers that start together take turns: the lock is
 * held until the transaction ends, so the second one finds the work done.
 */
export async function prepare(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(preparing)})`.execute(transaction);
    await migrate(transaction);
    await seed(transaction);
  });
}
