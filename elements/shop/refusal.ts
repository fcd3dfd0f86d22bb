import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import { BROWSERS, type Descriptor } from './widgets';

/** What visitors read where nothing of the shop can be shown. */
export const SENTENCES = {
  store: 'There is no shop here.',
  product: 'No product is chosen here.',
  category: 'No category is chosen here.',
  second: 'The shop is further up on this page.',
  other: 'Another shop is already on this page.',
};

export type Refusal = keyof typeof SENTENCES;

/** Those of a page that show a page of the shop, in their order. */
export const browsersIn = (page: Page): Light[] => page.ofTags(Object.keys(BROWSERS));

/** Ids become part of the address of a script, and of what the provider reads. */
const ID = /^[\w-]{1,40}$/;

/**
 * Why nothing can be shown; empty where it can.
 *
 * @param pageStore the id of the page's store, for elements that name none
 */
export function refusalOf(
  host: Light,
  page: Page,
  { type, args }: Descriptor,
  storeId: string,
  pageStore: string,
): Refusal | '' {
  if (!ID.test(storeId)) return 'store';
  if (type === 'product' && !ID.test(args.id ?? '')) return 'product';
  if (type === 'category' && !ID.test(args.categoryId ?? '')) return 'category';
  const browsers = browsersIn(page);
  const [first] = browsers;
  if (!first || first.node === host.node) return '';
  if ((first.attribute('store-id')?.trim() || pageStore) !== storeId) return 'other';
  return browsers.some(({ node }) => node === host.node) ? 'second' : '';
}
