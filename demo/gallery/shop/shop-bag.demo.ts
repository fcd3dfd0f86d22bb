import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'a link to the cart',
      html: '<wb-shop-bag consent store-id="1003" shop-path="/shop"></wb-shop-bag>',
    },
    {
      name: 'a size of its own',
      html: '<wb-shop-bag consent store-id="1003" icon-size="custom" style="--wb-shop-bag-icon-size: 2.5rem">Basket</wb-shop-bag>',
    },
  ],
};
