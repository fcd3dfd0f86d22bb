import { pictureAddress } from '../catalogue/pictures';
import type { OptionPlan } from '../catalogue/plan';
import type { ShopProduct } from '../catalogue/read-catalogue';

const mostPictures = 6;

/** Whether an option is chosen by picture: when each of its few values is drawn on its own. */
export function isPictured(product: ShopProduct, { values }: OptionPlan): boolean {
  const { colours } = product;
  return values.length <= mostPictures && values.every((value) => colours.includes(value));
}

/** The picture of a variant, for products with an option chosen by picture. */
export function variantPicture(
  product: ShopProduct,
  options: readonly string[],
): string | undefined {
  const place = product.options.findIndex((option) => isPictured(product, option));
  const colour = options[place];
  return colour === undefined ? undefined : pictureAddress(product, colour);
}
