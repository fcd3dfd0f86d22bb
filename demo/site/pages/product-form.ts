import type { OptionPlan } from '../catalogue/plan';
import type { ShopProduct } from '../catalogue/read-catalogue';
import { html } from './markup';
import type { Markup } from './markup';
import { isPictured } from './pictured';
import { firstVariant } from './product-data';

/** Up to so many values an option is a row of radio buttons, beyond them a list to open. */
const mostRadios = 6;

export interface ProductFormParts {
  /** Lists only, and no quantity: what fits a card of the catalogue. */
  compact?: boolean;
}

/**
 * The form that puts a product into the cart, around the suite's elements. It posts without any
 * script: the publish step draws native fields named `options[…]` and `quantity`.
 */
export function productForm(product: ShopProduct, parts: ProductFormParts = {}): Markup {
  const { compact = false } = parts;
  const variant = firstVariant(product);
  const id = variant?.id ?? 0;
  return html`<wb-add-to-cart product-handle="${product.handle}" default-variant-id="${id}">
    <form action="/cart/add" method="post">
      <input type="hidden" name="id" value="${id}" />
      <input type="hidden" name="product" value="${product.handle}" />
      <p class="price"><wb-price product-handle="${product.handle}"></wb-price></p>
      ${product.options.map(
        (option, place) =>
          html`<wb-variant-picker
            product-handle="${product.handle}"
            variant-title="${option.title}"
            variant-type="${compact ? 'select' : controlOf(product, option)}"
            value="${variant?.options[place] ?? ''}"
          ></wb-variant-picker>`,
      )}
      ${
        !compact &&
        html`<wb-quantity product-handle="${product.handle}" name="quantity"></wb-quantity>`
      }
      <button>Add to cart${compact && html`<span class="unseen">: ${product.title}</span>`}</button>
    </form>
  </wb-add-to-cart>`;
}

function controlOf(product: ShopProduct, option: OptionPlan): 'image' | 'radio' | 'select' {
  if (option.values.length > mostRadios) return 'select';
  return isPictured(product, option) ? 'image' : 'radio';
}
