import type { Generated, Kysely } from 'kysely';

/** What the tables hold; `migrations.ts` makes them. Prices are whole minor units. */
export interface Tables {
  products: ProductRow;
  variants: VariantRow;
  carts: CartRow;
  cart_lines: CartLineRow;
}

export type Database = Kysely<Tables>;

interface ProductRow {
  handle: string;
  title: string;
  option_names: string[];
}

interface VariantRow {
  id: number;
  product_handle: string;
  /** Its place among the product's variants, from 0. */
  place: number;
  options: string[];
  price: number;
  compare_at_price: number | null;
  /** Pieces nobody has in a cart. */
  stock: number;
}

interface CartRow {
  id: string;
  touched_at: Generated<Date>;
}

interface CartLineRow {
  cart_id: string;
  variant_id: number;
  quantity: number;
  added_at: Generated<Date>;
}
