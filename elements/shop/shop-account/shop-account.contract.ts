import { contract } from '../../../shared/contract/contract';
import { browserAttributes, ofBrowser } from '../attributes';

export const shopAccount = contract({
  ...ofBrowser,
  tag: 'wb-shop-account',
  summary: 'The account of a customer of the hosted shop: orders, addresses, favorites.',
  spec: '1, 2 (hosted shop), 3 (shop), 7 (hosted shop)',
  attributes: { ...browserAttributes },
});
