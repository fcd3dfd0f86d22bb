import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../database/schema';
import { Refusal } from '../request/refusal';
import { openCart } from './open-cart';
import { readCart } from './read';
import type { CartLine } from './read';
import { largestQuantity } from './quantity';

export interface Added {
  cartId: string;
  line: CartLine;
}

/**
 * Puts pieces of a variant into a cart and takes them off the stock, both or neither.
 * @param cartId The visitor's cart; without one, or with one that is gone, a new cart is made.
 * @throws Refusal 404 for an unknown variant, 422 when the stock or the line does not hold so many.
 */
export async function addToCart(
  database: Database,
  request: { cartId: string | undefined; variantId: number; quantity: number },
): Promise<Added> {
  return database.transaction().execute(async (transaction) => {
    const cartId = await openCart(transaction, request.cartId);
    const { variantId, quantity } = request;
    if (!(await reserve(transaction, cartId, variantId, quantity))) {
      throw await refusal(transaction, cartId, variantId, quantity);
    }
    const cart = await readCart(transaction, cartId);
    const line = cart.lines.find((line) => line.variantId === variantId);
    if (!line) throw new Error(`The line of variant ${variantId} was written but is not there.`);
    return { cartId, line };
  });
}

/**
 * One statement decides: only where the stock holds so many is it lowered, and only what was
 * lowered is written to the cart. Of two servers after the last piece, the second waits for the
 * first one's row and then finds nothing left.
 */
async function reserve(
  transaction: Transaction<Tables>,
  cartId: string,
  variantId: number,
  quantity: number,
): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      update variants set stock = stock - ${quantity}::integer
      where id = ${variantId}::integer and stock >= ${quantity}::integer
      returning id
    )
    insert into cart_lines (cart_id, variant_id, quantity)
    select ${cartId}::text, id, ${quantity}::integer from taken
    on conflict (cart_id, variant_id) do update
      set quantity = cart_lines.quantity + excluded.quantity
      where cart_lines.quantity + excluded.quantity <= ${largestQuantity}::integer
    returning quantity
  `.execute(transaction);
  return rows.length > 0;
}

/** Says why nothing could be reserved. Thrown, it also undoes what the transaction wrote. */
async function refusal(
  transaction: Transaction<Tables>,
  cartId: string,
  variantId: number,
  quantity: number,
): Promise<Refusal> {
  const variant = await transaction
    .selectFrom('variants')
    .innerJoin('products', 'products.handle', 'variants.product_handle')
    .leftJoin('cart_lines', (join) =>
      join.onRef('cart_lines.variant_id', '=', 'variants.id').on('cart_lines.cart_id', '=', cartId),
    )
    .select(['products.title', 'variants.stock', 'cart_lines.quantity as inCart'])
    .where('variants.id', '=', variantId)
    .executeTakeFirst();

  if (!variant) return new Refusal(404, 'We could not find that product. It may be gone.');
  const { title, stock } = variant;
  const inCart = variant.inCart ?? 0;
  if (inCart + quantity > largestQuantity) {
    return new Refusal(422, `A cart holds at most ${largestQuantity} of one thing.`);
  }
  if (stock > 0) return new Refusal(422, `Only ${stock} more of ${title} can be added.`);
  if (inCart > 0) return new Refusal(422, `The last of ${title} are in your cart already.`);
  return new Refusal(422, `${title} is sold out.`);
}
