import { contract } from '../../../shared/contract/contract';
import { browserAttributes, productId, ofBrowser } from '../attributes';

export const shopProduct = contract({
  ...ofBrowser,
  tag: 'wb-shop-product',
  summary: 'One product of the hosted shop, with its pictures, options and button.',
  spec: '1, 2 (hosted shop), 3 (shop), 7 (hosted shop)',
  attributes: { productId, ...browserAttributes },
});
