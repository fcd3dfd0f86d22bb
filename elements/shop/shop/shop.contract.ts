import { oneOf } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';
import { browserAttributes, categoryId, productId, ofBrowser, WIDGETS } from '../attributes';

export const shop = contract({
  ...ofBrowser,
  tag: 'wb-shop',
  summary: "The shop of the site's provider, opened at one of its pages. One a page.",
  spec: '1, 2 (hosted shop), 3 (shop, box sizes), 5 (box sizes), 7 (hosted shop)',
  attributes: {
    type: oneOf(
      WIDGETS,
      "Which page it opens at; a product and a category need an id. Where the address of the site's page names a page of the shop itself, such as /shop/cart, that one counts.",
    ),
    productId,
    categoryId,
    ...browserAttributes,
  },
});
