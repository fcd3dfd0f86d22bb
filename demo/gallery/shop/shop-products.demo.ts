import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'a category, and the visitor is asked',
      html: '<wb-shop-products consent category-id="2" height="420"></wb-shop-products>',
      data: { page: { shop: { storeId: 1003, path: '/shop' } } },
      once: true,
    },
  ],
};
