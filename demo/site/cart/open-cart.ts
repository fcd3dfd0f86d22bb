import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema';
import { newCartId } from './cookie';

/**
 * The visitor's cart, made when there is none. An id the database does not know is not taken over:
 * a cookie planted by somebody else must not name the cart that a visitor goes on to fill.
 */
export async function openCart(
  transaction: Transaction<Tables>,
  cartId: string | undefined,
): Promise<string> {
  if (cartId !== undefined && (await touchCart(transaction, cartId))) return cartId;
  const id = newCartId();
  await transaction.insertInto('carts').values({ id }).execute();
  return id;
}

/** Marks a cart as used now and locks it until the transaction ends; false when there is none. */
export async function touchCart(
  transaction: Transaction<Tables>,
  cartId: string,
): Promise<boolean> {
  const rows = await transaction
    .updateTable('carts')
    .set({ touched_at: sql<Date>`now()` })
    .where('id', '=', cartId)
    .returning('id')
    .execute();
  return rows.length > 0;
}
