import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import type { Descriptor } from './widgets';

/** What visitors read where nothing of the shop can be shown. */
export const SENTENCES = {
  store: 'There is no shop here.',
  product: 'No product is chosen here.',
  category: 'No category is chosen here.',
  second: 'The shop is further up on this page.',
  other: 'Another shop is already on this page.',
};

export type Refusal = keyof typeof SENTENCES;

/** The tags that show a page of the shop. */
export const BROWSERS = [
  'wb-shop',
  'wb-shop-account',
  'wb-shop-cart',
  'wb-shop-favorites',
  'wb-shop-product',
  'wb-shop-products',
  'wb-shop-search',
] as const;

/** Ids become part of the address of a script, and of what the provider reads. */
const ID = /^[\w-]{1,40}$/;

/**
 * Why nothing can be shown, of which the developer is warned; empty where it can.
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
  const refuse = (refusal: Refusal, what: string, remedy: string): Refusal => {
    const message = `<${host.tag}> ${what}, so it shows nothing of the shop. ${remedy}`;
    page.warn(message, message);
    return refusal;
  };
  if (!ID.test(storeId)) {
    return refuse(
      'store',
      storeId ? `has the store id "${storeId.slice(0, 60)}", which is none` : 'has no store id',
      "Write the number that the shop's provider gave, as store-id or as shop.storeId in the page's data-wb-page.",
    );
  }
  if (type === 'product' && !ID.test(args.id ?? '')) {
    return refuse(
      'product',
      'has no id of a product',
      "Write product-id, or shop.defaultProductId in the page's data-wb-page.",
    );
  }
  if (type === 'category' && !ID.test(args.categoryId ?? '')) {
    return refuse(
      'category',
      'has no id of a category',
      'Write category-id; 0 is all of the shop.',
    );
  }
  const first = page.ofTags(BROWSERS).at(0);
  if (!first || first.node === host.node) return '';
  // Others that stand beside them show no page of the shop.
  const isBeside = !BROWSERS.some((it) => it === host.tag);
  const before = first.attribute('store-id')?.trim() || pageStore;
  if (before !== storeId) {
    return refuse(
      'other',
      `is of the store ${storeId}, and the page has one of ${before.slice(0, 60)} already, whose script does not go with another's`,
      'Keep one of them.',
    );
  }
  if (isBeside) return '';
  return refuse(
    'second',
    'is not the only one of the shop on this page, and its script shows one page of it at a time',
    'Keep the first.',
  );
}
