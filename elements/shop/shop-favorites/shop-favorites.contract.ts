import { contract } from '../../../shared/contract/contract';
import { browserAttributes, ofBrowser } from '../attributes';

export const shopFavorites = contract({
  ...ofBrowser,
  tag: 'wb-shop-favorites',
  summary: 'What the visitor of the hosted shop has marked to find again.',
  spec: '1, 2 (hosted shop), 3 (shop), 7 (hosted shop)',
  attributes: { ...browserAttributes },
});
