import { contract } from '../../../shared/contract/contract';
import { browserAttributes, ofBrowser } from '../attributes';

export const shopCart = contract({
  ...ofBrowser,
  tag: 'wb-shop-cart',
  summary: 'The cart of the hosted shop, and its checkout.',
  spec: '1, 2 (hosted shop), 3 (shop), 7 (hosted shop)',
  attributes: { ...browserAttributes },
});
