import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'a link to the cart',
      html: '<wb-shop-bag consent store-id="1003" shop-path="/shop"></wb-shop-bag>',
    },
    {
      name: 'a large icon and other words',
      html: '<wb-shop-bag consent store-id="1003" icon-size="large">Basket</wb-shop-bag>',
    },
  ],
};
