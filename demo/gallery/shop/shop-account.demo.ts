import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'the visitor is asked',
      html: '<wb-shop-account consent height="420"></wb-shop-account>',
      data: { page: { shop: { storeId: 1003, path: '/shop' } } },
      once: true,
    },
  ],
};
