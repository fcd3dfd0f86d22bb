import type { Demo } from '../demo';
import { browserDemo } from './browser-demo';

const { examples, states = [] } = browserDemo('wb-shop', ' type="cart"');

export const demo: Demo = {
  examples: [
    ...examples,
    {
      name: 'another store than the one above it',
      html: `<wb-shop-products consent store-id="1003" height="240"></wb-shop-products>
<wb-shop type="search" store-id="2004"></wb-shop>`,
      once: true,
      warns: '<wb-shop',
    },
  ],
  states,
};
