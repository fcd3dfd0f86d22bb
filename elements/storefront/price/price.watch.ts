import { watchProducts } from '../products.watch';

/** Wakes a price whose product is only in `window.wbProducts`, or whose product data changes. */
export const watch = watchProducts;
