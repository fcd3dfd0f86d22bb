import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { setLine } from './change';

/**
 * Empties carts that nobody has touched for so many hours, since what lies in them is kept from
 * everybody else. Servers that share a database skip the carts another one is at.
 * @returns How many carts were emptied.
 */
export async function expireCarts(database: Database, hours: number): Promise<number> {
  for (let emptied = 0; ; emptied++) {
    const more = await database.transaction().execute(async (transaction) => {
      const cart = await transaction
        .selectFrom('carts')
        .select('id')
        .where('touched_at', '<', sql<Date>`now() - make_interval(hours => ${hours}::integer)`)
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!cart) return false;
      const lines = await transaction
        .selectFrom('cart_lines')
        .select('variant_id')
        .where('cart_id', '=', cart.id)
        // The same order everywhere, so that two of these never wait for each other.
        .orderBy('variant_id')
        .execute();
      for (const line of lines) await setLine(transaction, cart.id, line.variant_id, 0);
      await transaction.deleteFrom('carts').where('id', '=', cart.id).execute();
      return true;
    });
    if (!more) return emptied;
  }
}
