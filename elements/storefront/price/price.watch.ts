import { watchProducts } from '../products.watch';

/** A price needs no script but where its product stands in none of the page's. */
export const watch = watchProducts;
