import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'the default product, and the visitor is asked',
      html: '<wb-shop-product consent height="420"></wb-shop-product>',
      data: { page: { shop: { storeId: 1003, path: '/shop', defaultProductId: 101 } } },
      once: true,
    },
    {
      name: 'no product',
      html: '<wb-shop-product store-id="1003"></wb-shop-product>',
      once: true,
      warns: 'has no id of a product',
    },
  ],
};
