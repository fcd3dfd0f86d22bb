import { address, anything, number, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

const id = text('', 'The variant.');
const quantity = number(1, 'How many.', { min: 0, unit: 'pieces' });

export const addToCart = contract({
  tag: 'wb-add-to-cart',
  summary: 'Sends a product form to the cart without leaving the page.',
  since: '0.1',
  spec: '1, 3, 4, 7, 8 (add to cart)',
  wakes: 'interaction',
  subscribes: { 'product.choice': 'productHandle' },
  defers: ['submit'],
  watched: true,
  attributes: {
    productHandle: text('', "The product, as the page's product data names it."),
    defaultVariantId: text('', 'The variant sent while none is chosen; 0 unless told.'),
    action: address('/cart/add.js', 'Where the form goes when script runs; on this site.'),
    timeout: number(30, 'How long the cart may take to answer.', {
      min: 1,
      max: 600,
      unit: 'seconds',
    }),
    soldOutText: text('', "Shown in place of the button's content; 'Sold Out!' unless told."),
    addedText: text('', "Said when the cart took it; 'Added to your cart.' unless told."),
    failedText: text(
      '',
      "Said when it did not and gave no reason; 'This was not added to your cart. Please try again.' unless told.",
    ),
  },
  events: {
    'wb-add-to-cart-add': event('About to send the form; prevent it to send nothing.', {
      cancelable: true,
      detail: { id, quantity },
    }),
    'wb-add-to-cart-added': event('The cart took it.', {
      detail: { id, quantity, answer: anything("The server's answer, as JSON gave it.") },
    }),
    'wb-add-to-cart-failed': event('The cart did not take it.', {
      detail: {
        id,
        quantity,
        status: number(
          0,
          "The answer's HTTP status; 0 when there was none, 500 when it was no JSON.",
        ),
        message: text(
          '',
          "'Unable to fetch product data', or 'Server Error' when the answer was no JSON.",
        ),
        description: text('', "The server's own description; empty when it gave none."),
      },
    }),
  },
  keyboard: {
    Enter: 'In a field of the form, or on its button, sends it.',
    Space: 'On the button, sends the form.',
  },
  accessibility: [
    "The cart's answer is said in a status below the form; the focus stays where it is.",
    'While the cart is asked, the form is marked as busy and its buttons as unavailable; they keep the focus.',
    'Of a product that is sold out the button is switched off, and its label says so.',
  ],
  slots: {
    '': 'A form with a button, and in it whatever the product needs: pickers, quantity, an input named id.',
  },
  parts: { message: 'What the cart answered.' },
});
