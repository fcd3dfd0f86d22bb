import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'a form and a button',
      html: `<wb-shop-add-to-cart product-id="101" action="/shop/cart/add">
  <form action="/shop/cart/add" method="post">
    <input type="hidden" name="id" value="101">
    <button>Add to bag</button>
  </form>
</wb-shop-add-to-cart>`,
    },
  ],
  states: [
    {
      name: 'sent',
      reach: (host) => host.querySelector('button')!.click(),
    },
  ],
  backend: () => ({ status: 200, body: { id: 101, quantity: 1, item_count: 1 } }),
};
