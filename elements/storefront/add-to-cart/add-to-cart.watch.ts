import { watchProducts } from '../products.watch';

/** Its button is drawn for the first choice, but where the product stands in none of the page's scripts. */
export const watch = watchProducts;
