import { number, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

export const quantity = contract({
  tag: 'wb-quantity',
  summary: 'A number field with buttons that add or take away one.',
  since: '0.1',
  spec: '1, 3, 4, 5 (quantity)',
  wakes: 'interaction',
  subscribes: { 'product.quantity': 'productHandle' },
  attributes: {
    productHandle: text(
      '',
      'The product this quantity belongs to; all of one product stay in step.',
    ),
    value: number(1, 'How many at first; never below 0.', { min: 0, unit: 'pieces' }),
    name: text('quantity', 'The name under which a form sends it.'),
    label: text('Quantity', 'What a screen reader calls the field.'),
    form: text('', 'The id of the form it belongs to, when it stands outside it.'),
  },
  events: {
    'wb-quantity-change': event('The quantity has changed.', {
      detail: { value: number(1, 'How many there are now.', { min: 0, unit: 'pieces' }) },
    }),
  },
  keyboard: {
    Tab: 'Goes through take away, field and add.',
    'Enter, Space': 'Presses the button that has the focus.',
    'ArrowUp, ArrowDown': "In the field, adds or takes away one; the browser's own keys.",
  },
  accessibility: [
    'Field and buttons are one group, named by label; the buttons are named Take one away and Add one.',
    'The field is a native input of the page, known to labels, autofill and validation.',
    'An input of your own needs a label of its own.',
  ],
  slots: { field: 'An input of your own for the number; one is drawn when there is none.' },
  parts: {
    row: 'Field and buttons.',
    remove: 'The button that takes one away.',
    add: 'The button that adds one.',
  },
  cssProperties: {
    '--wb-quantity-size': 'Height of the row and width of a button; --wb-control-size unless told.',
  },
});
