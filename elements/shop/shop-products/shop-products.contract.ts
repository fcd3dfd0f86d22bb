import { contract } from '../../../shared/contract/contract';
import { browserAttributes, categoryId, ofBrowser } from '../attributes';

export const shopProducts = contract({
  ...ofBrowser,
  tag: 'wb-shop-products',
  summary: 'The products of the hosted shop, all of them or those of a category.',
  spec: '1, 2 (hosted shop), 3 (shop), 7 (hosted shop)',
  attributes: { categoryId, ...browserAttributes },
});
