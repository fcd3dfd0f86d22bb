import { sql } from 'kysely';
import type { Database } from '../../../demo/site/database/schema';

/** A variant by its product and options, with the stock it has now. */
export async function variantOf(
  database: Database,
  handle: string,
  ...options: string[]
): Promise<{ id: number; stock: number; price: number; compareAtPrice: number | null }> {
  return database
    .selectFrom('variants')
    .select(['id', 'stock', 'price', 'compare_at_price as compareAtPrice'])
    .where('product_handle', '=', handle)
    .where('options', '=', sql<string[]>`${sql.val(options)}::text[]`)
    .executeTakeFirstOrThrow();
}

export async function stockOf(database: Database, id: number): Promise<number> {
  const row = await database
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.stock;
}

export async function setStock(database: Database, id: number, stock: number): Promise<void> {
  await database.updateTable('variants').set({ stock }).where('id', '=', id).execute();
}

/** Pieces on the shelf and pieces in carts together: no cart may change it. */
export async function allPieces(database: Database): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select ((select sum(stock) from variants)
      + coalesce((select sum(quantity) from cart_lines), 0))::integer as pieces
  `.execute(database);
  return rows[0]?.pieces ?? Number.NaN;
}
