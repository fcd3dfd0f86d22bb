import type { Database, Tables } from '../database/schema';
import type { Transaction } from 'kysely';
import { Refusal } from '../request/refusal';
import { touchCart } from './open-cart';

/**
 * Gives a line a new quantity; 0 removes it. The difference goes to or comes from the stock.
 * @throws Refusal 404 when the cart has no such line, 422 when the stock does not hold the rest.
 */
export async function changeLine(
  database: Database,
  request: { cartId: string | undefined; variantId: number; quantity: number },
): Promise<void> {
  const { cartId, variantId, quantity } = request;
  await database.transaction().execute(async (transaction) => {
    if (cartId === undefined || !(await touchCart(transaction, cartId))) throw noSuchLine();
    await setLine(transaction, cartId, variantId, quantity);
  });
}

/**
 * The same inside a transaction that has locked the cart. Whoever writes a line holds its cart
 * first, so the quantity read here cannot change before it is written.
 */
export async function setLine(
  transaction: Transaction<Tables>,
  cartId: string,
  variantId: number,
  quantity: number,
): Promise<void> {
  const line = await transaction
    .selectFrom('cart_lines')
    .select('quantity')
    .where('cart_id', '=', cartId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();
  if (!line) throw noSuchLine();

  const more = quantity - line.quantity;
  const taken = await transaction
    .updateTable('variants')
    .set((column) => ({ stock: column('stock', '-', more) }))
    .where('id', '=', variantId)
    .where('stock', '>=', more)
    .returning('id')
    .execute();
  if (taken.length === 0) throw await tooMany(transaction, variantId, line.quantity);

  const lines = { cart_id: cartId, variant_id: variantId };
  if (quantity === 0) {
    await transaction
      .deleteFrom('cart_lines')
      .where((at) => at.and(lines))
      .execute();
  } else {
    const update = transaction.updateTable('cart_lines').set({ quantity });
    await update.where((at) => at.and(lines)).execute();
  }
}

async function tooMany(
  transaction: Transaction<Tables>,
  variantId: number,
  inCart: number,
): Promise<Refusal> {
  const { stock, title } = await transaction
    .selectFrom('variants')
    .innerJoin('products', 'products.handle', 'variants.product_handle')
    .select(['variants.stock', 'products.title'])
    .where('variants.id', '=', variantId)
    .executeTakeFirstOrThrow();
  return new Refusal(422, `There are only ${stock + inCart} of ${title}; you have ${inCart}.`);
}

function noSuchLine(): Refusal {
  return new Refusal(404, 'That is not in your cart any more.');
}
