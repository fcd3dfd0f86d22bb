import type { Transaction } from 'kysely';
import { plans } from '../catalogue/plans';
import { plannedVariants } from '../catalogue/variants';
import { churchArticles } from '../congregation/church-articles';
import { groups } from '../congregation/groups';
import { people } from '../congregation/people';
import { sermons } from '../congregation/sermons';
import { year } from '../congregation/year';
import type { Tables } from './schema';

const rowsPerStatement = 500;

/** Fills an empty shop and an empty congregation; what has anything in it already is left as it is. */
export async function seed(transaction: Transaction<Tables>): Promise<void> {
  await seedShop(transaction);
  await seedCongregation(transaction);
}

async function seedCongregation(transaction: Transaction<Tables>): Promise<void> {
  const events = year.map((event) => ({ ...event, moved: JSON.stringify(event.moved) }));
  const isEmpty = async (table: 'events' | 'groups' | 'sermons' | 'articles' | 'people') =>
    (await transaction.selectFrom(table).select('id').limit(1).execute()).length === 0;
  if (await isEmpty('events')) await transaction.insertInto('events').values(events).execute();
  if (await isEmpty('groups')) await transaction.insertInto('groups').values(groups).execute();
  if (await isEmpty('sermons')) await transaction.insertInto('sermons').values(sermons).execute();
  if (await isEmpty('articles'))
    await transaction.insertInto('articles').values(churchArticles).execute();
  if (await isEmpty('people')) await transaction.insertInto('people').values(people).execute();
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
