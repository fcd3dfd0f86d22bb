import { safeAddress } from '../../shared/foundation/address';

/** One buyable version of a product (spec 3). Prices are raw JSON values; `formatMoney` reads them. */
export interface Variant {
  id: string;
  options: string[];
  available: boolean;
  /** In minor units. */
  price: unknown;
  /** The address of the variant's picture. */
  image?: string;
  /** In minor units; null or undefined when there is none. */
  compareAtPrice: unknown;
}

/** The address of a variant's picture; null without one, and for an address that may not be followed. */
export const pictureOf = (variant: Variant | null | undefined): string | null =>
  variant?.image && safeAddress(variant.image) ? variant.image : null;
