import type { Database } from '../database/schema';

/** One variant in a cart; prices in minor units, as the shop asks now. */
export interface CartLine {
  variantId: number;
  handle: string;
  title: string;
  optionNames: string[];
  options: string[];
  price: number;
  quantity: number;
  total: number;
}

export interface Cart {
  lines: CartLine[];
  count: number;
  total: number;
}

/** A visitor's cart, oldest line first; empty for a visitor without one. */
export async function readCart(database: Database, cartId: string | undefined): Promise<Cart> {
  if (cartId === undefined) return { lines: [], count: 0, total: 0 };
  const rows = await database
    .selectFrom('cart_lines')
    .innerJoin('variants', 'variants.id', 'cart_lines.variant_id')
    .innerJoin('products', 'products.handle', 'variants.product_handle')
    .select([
      'variants.id as variantId',
      'products.handle',
      'products.title',
      'products.option_names as optionNames',
      'variants.options',
      'variants.price',
      'cart_lines.quantity',
    ])
    .where('cart_lines.cart_id', '=', cartId)
    .orderBy('cart_lines.added_at')
    .orderBy('variants.id')
    .execute();
  const lines = rows.map((row) => ({ ...row, total: row.price * row.quantity }));
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: lines.reduce((sum, line) => sum + line.total, 0),
  };
}
