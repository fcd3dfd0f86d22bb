import { text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';

export const price = contract({
  tag: 'wb-price',
  summary: 'The price of the chosen variant of a product, and what it cost before.',
  since: '0.1',
  spec: '1, 3, 4, 5, 9 (price, money)',
  wakes: 'interaction',
  subscribes: { 'product.choice': 'productHandle' },
  watched: true,
  attributes: {
    productHandle: text('', "The product, as the page's product data names it."),
  },
  accessibility: [
    'Another price is announced politely when a visitor chooses another variant.',
    'Of two prices the one before is struck through, and both are read with the words Before and Now.',
  ],
  slots: { '': "Shown while the page's data does not know the product." },
  parts: {
    price: 'Both prices.',
    amount: 'The price now.',
    'compare-at': 'The price before; only when it was higher.',
  },
  cssProperties: {
    '--wb-price-compare-color': 'Colour of the price before; --wb-color-muted unless told.',
  },
});
