import type { Demo } from '../demo';
import { products } from './products';

const form = (handle: string, inside: string) => `<wb-add-to-cart product-handle="${handle}">
  <form action="/cart/add" method="post">
    <input type="hidden" name="product" value="${handle}">
    <input type="hidden" name="id" value="0">
    ${inside}
    <button>Add to cart</button>
  </form>
</wb-add-to-cart>`;

export const demo: Demo = {
  examples: [
    {
      name: 'a whole product form',
      html: form(
        'linen-shirt',
        `<wb-price product-handle="linen-shirt"></wb-price>
    <wb-variant-picker product-handle="linen-shirt" variant-title="Size" variant-type="radio"></wb-variant-picker>
    <wb-variant-picker product-handle="linen-shirt" variant-title="Colour"></wb-variant-picker>
    <wb-quantity product-handle="linen-shirt"></wb-quantity>`,
      ),
      data: { products },
    },
    {
      name: 'sold out',
      html: form('wool-scarf', '<wb-price product-handle="wool-scarf"></wb-price>'),
      data: { products },
    },
    { name: 'a button alone', html: form('oak-board', ''), data: { products } },
  ],
  states: [
    {
      name: 'a variant that is sold out',
      reach: (host) => host.querySelector<HTMLElement>('input[value=L]')!.click(),
    },
  ],
  backend: (path, { id, quantity = '1' }) => {
    if (path !== '/cart/add.js') return undefined;
    const count = Number(quantity);
    if (count >= 1 && count <= 5) return { status: 200, body: { id: Number(id), quantity: count } };
    const description = count > 5 ? 'There are five of these left.' : 'Choose at least one.';
    return { status: 422, body: { status: 422, message: 'Cart Error', description } };
  },
};
