import type { ShopProduct, ShopVariant } from '../catalogue/read-catalogue';
import { html, jsonMarkup } from './markup';
import type { Markup } from './markup';
import { variantPicture } from './pictured';
import { moneyFormat } from './shop';

/** The product data of a page, for the elements on it: one script element that never runs. */
export function productData(products: readonly ShopProduct[]): Markup {
  const data = {
    moneyFormat,
    ...Object.fromEntries(
      products.map((product) => [
        product.handle,
        {
          optionNames: product.optionNames,
          variants: product.variants.map((variant) => variantData(product, variant)),
        },
      ]),
    ),
  };
  return html`<script type="application/json" data-wb-products>
    ${jsonMarkup(data)}
  </script>`;
}

/** The variant a page is drawn with: the first one to be had, else the first. */
export function firstVariant(product: ShopProduct): ShopVariant | undefined {
  return product.variants.find((variant) => variant.stock > 0) ?? product.variants[0];
}

function variantData(product: ShopProduct, variant: ShopVariant) {
  return {
    id: variant.id,
    options: variant.options,
    available: variant.stock > 0,
    price: variant.price,
    compare_at_price: variant.compareAtPrice,
    // Left out of the JSON where it is undefined.
    image: variantPicture(product, variant.options),
  };
}
