import { address, anything, number, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

const id = text('', 'The product.');
const quantity = number(1, 'How many.', { min: 0, unit: 'pieces' });

export const shopAddToCart = contract({
  tag: 'wb-shop-add-to-cart',
  summary:
    'Sends the id of a product of the shop and a quantity to a cart without leaving the page.',
  since: '0.1',
  spec: '1, 3, 7, 8 (shop add to cart)',
  wakes: 'interaction',
  defers: ['submit'],
  attributes: {
    productId: text('', 'The product, where the form has no field named id; 0 unless told.'),
    quantity: number(1, 'How many, where the form has no field named quantity.', {
      min: 0,
      unit: 'pieces',
    }),
    action: address(
      '',
      'Where the form goes when script runs, on this site; where the form itself goes unless told. Where neither says, the cart of the hosted shop on this page takes it.',
    ),
    timeout: number(30, 'How long the cart may take to answer.', {
      min: 1,
      max: 600,
      unit: 'seconds',
    }),
    addedText: text('', "Said when the cart took it; 'Added to your cart.' unless told."),
    failedText: text(
      '',
      "Said when it did not and gave no reason; 'This was not added to your cart. Please try again.' unless told.",
    ),
  },
  events: {
    'wb-shop-add-to-cart-add': event('About to send the form; prevent it to send nothing.', {
      cancelable: true,
      detail: { id, quantity },
    }),
    'wb-shop-add-to-cart-added': event('The cart took it.', {
      detail: { id, quantity, answer: anything("The server's answer, or the shop's cart.") },
    }),
    'wb-shop-add-to-cart-failed': event('The cart did not take it.', {
      detail: {
        id,
        quantity,
        status: number(0, "The answer's HTTP status; 0 when there was none."),
        message: text('', 'What went wrong, in the words of the specification.'),
        description: text('', "The server's own description; empty when it gave none."),
      },
    }),
  },
  keyboard: { 'Enter, Space': 'On the button, sends the form.' },
  accessibility: [
    "The cart's answer is said in a status below the form; the focus stays where it is.",
    'While the cart is asked, the form is marked as busy and its buttons as unavailable; they keep the focus.',
  ],
  slots: { '': 'A form with a button, and fields named id and quantity where wanted.' },
  parts: { message: 'What the cart answered.' },
});
