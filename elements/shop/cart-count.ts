import { propertyIn } from '../../shared/foundation/json-object';

/** How many pieces a cart says that it holds, the provider's or a storefront's; undefined if it does not say. */
export function countIn(cart: unknown): number | undefined {
  const counts = ['productsQuantity', 'item_count'].map((name) => propertyIn(cart, name));
  return counts.find((it): it is number => Number.isSafeInteger(it) && (it as number) >= 0);
}
