import { oneOf, text } from '../../../shared/contract/attribute';
import { contract, method } from '../../../shared/contract/contract';
import { ICON_SIZES, storeAttributes } from '../attributes';

export const shopBag = contract({
  tag: 'wb-shop-bag',
  summary: 'A link to the cart of the hosted shop that says how many pieces are in it.',
  since: '0.1',
  spec: '1, 2 (hosted shop), 3 (shop, icon sizes), 7 (hosted shop)',
  wakes: 'script',
  watched: true,
  attributes: {
    ...storeAttributes,
    label: text('', "Its words beside the icon; 'Bag' unless told."),
    iconSize: oneOf(
      ICON_SIZES,
      'How large its icon is; custom takes the size of --wb-shop-bag-icon-size.',
    ),
  },
  methods: { clear: method('Empties the cart, where the shop has come.') },
  accessibility: [
    'A link, named by its words and the number of pieces once that is known.',
    'It leads to the cart without script, too. Where the visitor is asked, it shows no number until the shop is allowed elsewhere.',
  ],
  slots: { '': 'The words beside the icon, in place of the label.' },
  parts: {
    link: 'The link to the cart.',
    icon: 'The icon of a bag.',
    count: 'The number of pieces, on the icon; empty until it is known.',
  },
  cssProperties: {
    '--wb-shop-bag-icon-size': 'The size of its icon where that is custom; 1.5rem.',
  },
});
