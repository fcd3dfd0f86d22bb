import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { Refusal } from '../request/refusal';
import type { ProductFields } from './fields';

/**
 * The id of the variant that a product form names.
 *
 * Chosen options go before the hidden id: without script nobody has rewritten the id, so it still
 * names the variant the page was drawn with. The id counts where no options came, and where some
 * are missing and it does not contradict the ones that came.
 * @throws Refusal 404 for an unknown product or variant, 422 for a combination nobody makes.
 */
export async function findVariant(database: Database, fields: ProductFields): Promise<number> {
  const byId = await variantById(database, fields.id);
  if (fields.handle === '' || fields.options.size === 0) {
    if (byId === undefined) throw unknownVariant();
    return byId.id;
  }
  const product = await database
    .selectFrom('products')
    .selectAll()
    .where('handle', '=', fields.handle)
    .executeTakeFirst();
  if (!product) throw unknownVariant();

  const wanted = product.option_names.map((name) => fields.options.get(name));
  const missing = product.option_names.filter((_, place) => wanted[place] === undefined);
  if (missing.length === 0) {
    const exact = await database
      .selectFrom('variants')
      .select('id')
      .where('product_handle', '=', product.handle)
      .where('options', '=', sql<string[]>`${sql.val(wanted)}::text[]`)
      .executeTakeFirst();
    if (exact) return exact.id;
    throw new Refusal(422, `${product.title} is not made in that combination.`);
  }
  const agrees =
    byId?.product_handle === product.handle &&
    wanted.every((value, place) => value === undefined || value === byId.options[place]);
  if (agrees) return byId.id;
  throw new Refusal(422, `Choose one of each for ${product.title}: ${missing.join(', ')}.`);
}

async function variantById(database: Database, id: number) {
  return database
    .selectFrom('variants')
    .select(['id', 'product_handle', 'options'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function unknownVariant(): Refusal {
  return new Refusal(404, 'We could not find that product. It may be gone.');
}
