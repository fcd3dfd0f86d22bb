import type { Database } from '../database/schema';
import type { ProductPlan } from './plan';
import { plans } from './plans';

/** A variant as the database has it now; prices in minor units. */
export interface ShopVariant {
  id: number;
  options: string[];
  price: number;
  compareAtPrice: number | null;
  stock: number;
}

export interface ShopProduct extends ProductPlan {
  optionNames: string[];
  variants: ShopVariant[];
}

/** The whole shop, in catalogue order: what its makers wrote with today's prices and stock. */
export async function readCatalogue(database: Database): Promise<ShopProduct[]> {
  const rows = await database.selectFrom('variants').selectAll().orderBy('place').execute();
  const variantsOf = new Map<string, ShopVariant[]>();
  for (const row of rows) {
    const list = variantsOf.get(row.product_handle) ?? [];
    list.push({
      id: row.id,
      options: row.options,
      price: row.price,
      compareAtPrice: row.compare_at_price,
      stock: row.stock,
    });
    variantsOf.set(row.product_handle, list);
  }
  return plans.flatMap((plan) => {
    const variants = variantsOf.get(plan.handle);
    if (!variants) console.warn(withoutVariants(plan));
    const optionNames = plan.options.map((option) => option.title);
    return variants ? { ...plan, optionNames, variants } : [];
  });
}

const withoutVariants = ({ handle }: ProductPlan) =>
  `The product "${handle}" is planned but not in the database, so it is not shown: nobody could buy it. ` +
  'Add its rows, or remove the data folder, so that the shop begins anew.';
