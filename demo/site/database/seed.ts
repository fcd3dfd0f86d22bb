import type { Transaction } from 'kysely';
import { plans } from '../catalogue/plans';
import { plannedVariants } from '../catalogue/variants';
import { year } from '../congregation/year';
import type { Tables } from './schema';

const rowsPerStatement = 500;

/** Fills an empty shop and an empty calendar; what has anything in it already is left as it is. */
export async function seed(transaction: Transaction<Tables>): Promise<void> {
  await seedShop(transaction);
  await seedEvents(transaction);
}

async function seedEvents(transaction: Transaction<Tables>): Promise<void> {
  const any = await transaction.selectFrom('events').select('id').limit(1).execute();
  if (any.length > 0) return;
  const rows = year.map((event) => ({ ...event, moved: JSON.stringify(event.moved) }));
  await transaction.insertInto('events').values(rows).execute();
}

async function seedShop(transaction: Transaction<Tables>): Promise<void> {
  const any = await transaction.selectFrom('products').select('handle').limit(1).execute();
  if (any.length > 0) return;

  const products = plans.map(({ handle, title, options }) => ({
    handle,
    title,
    option_names: options.map((option) => option.title),
  }));
  await transaction.insertInto('products').values(products).execute();

  const variants = plans.flatMap((plan, place) =>
    plannedVariants(plan, place).map((variant, index) => ({
      id: variant.id,
      product_handle: plan.handle,
      place: index,
      options: variant.options,
      price: variant.price,
      compare_at_price: variant.compareAtPrice,
      stock: variant.stock,
    })),
  );
  for (let start = 0; start < variants.length; start += rowsPerStatement) {
    const rows = variants.slice(start, start + rowsPerStatement);
    await transaction.insertInto('variants').values(rows).execute();
  }
}
