import type { Demo } from '../demo';
import { products } from './products';

export const demo: Demo = {
  examples: [
    {
      name: 'reduced',
      html: '<wb-price product-handle="linen-shirt"></wb-price>',
      data: { products },
    },
    { name: 'plain', html: '<wb-price product-handle="oak-board"></wb-price>', data: { products } },
    {
      name: 'with a text of your own, for a product the page does not know',
      html: '<wb-price product-handle="gift-card">from €10</wb-price>',
      data: { products },
      warns: 'has no product "gift-card"',
    },
  ],
};
