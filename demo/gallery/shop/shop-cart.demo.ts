import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'the visitor is asked',
      html: '<wb-shop-cart consent height="420"></wb-shop-cart>',
      data: { page: { shop: { storeId: 1003, path: '/shop' } } },
      once: true,
    },
  ],
};
