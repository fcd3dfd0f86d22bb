/** One buyable version of a product (spec 3). Prices stay as they came: `formatMoney` decides. */
export interface Variant {
  id: string;
  options: string[];
  available: boolean;
  /** In minor units. */
  price: unknown;
  /** A picture of it, as an address. */
  image?: string;
  /** In minor units; null or undefined when there is none. */
  compareAtPrice: unknown;
}
