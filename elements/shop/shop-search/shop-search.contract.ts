import { contract } from '../../../shared/contract/contract';
import { browserAttributes, ofBrowser } from '../attributes';

export const shopSearch = contract({
  ...ofBrowser,
  tag: 'wb-shop-search',
  summary: 'Searching the hosted shop, with its filters.',
  spec: '1, 2 (hosted shop), 3 (shop), 7 (hosted shop)',
  attributes: { ...browserAttributes },
});
