import { oneOf, spelled, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

export const variantPicker = contract({
  tag: 'wb-variant-picker',
  summary: "Lets a visitor choose a product's variant by one of its options, such as its size.",
  since: '0.1',
  spec: '1, 3, 4 (variant selection)',
  wakes: 'interaction',
  subscribes: { 'product.choice': 'productHandle' },
  watched: true,
  attributes: {
    productHandle: text('', "The product, as the page's product data names it."),
    variantTitle: text(
      '',
      'The option it chooses, for example Size; pickers of one product and title stay in step.',
    ),
    variantType: oneOf(
      ['select', 'radio', 'image'],
      "How the values are shown; 'image' takes the variants' pictures.",
    ),
    value: spelled(
      'chosen-value',
      text('', 'The value chosen at first; the first available one unless told.'),
    ),
    name: text('', 'The name under which a form sends the value; options[TITLE] unless told.'),
    form: text('', 'The id of the form it belongs to, when it stands outside it.'),
  },
  events: {
    'wb-variant-picker-change': event('The visitor has chosen another value.', {
      detail: {
        title: text('', 'The option.'),
        value: text('', 'The value chosen.'),
        variantId: text('', 'The variant that all choices lead to; empty when there is none.'),
      },
    }),
  },
  keyboard: {
    'Enter, Space': 'Opens the list; in it, chooses the value.',
    'ArrowUp, ArrowDown':
      'Opens the list; in it, goes to the value before or after. Among radio buttons, chooses it.',
    'Home, End': 'Goes to the first or the last value of the list.',
    'PageUp, PageDown': 'Goes ten values back or on.',
    'A to Z': 'Goes to the next value that begins with what is typed.',
    Tab: 'Chooses the value in the open list, and goes on.',
    Escape: 'Closes the list and chooses nothing.',
  },
  accessibility: [
    'The list is a combobox named by variant-title; without script a native select stands in its place.',
    'Radio buttons and pictures are native radio buttons of the page, in a radiogroup of that name.',
    'A value that leads to nothing available can be chosen all the same, and is read as sold out.',
    'Pictures are decoration: the value beside each one is its name.',
    'Its host has data-wb-chosen with the value chosen now, for a page that goes by it.',
  ],
  slots: {
    field:
      'A select, or labels with radio buttons, of your own, which stay as they are, and choose nothing as long as they say what no variant has, or none of them is checked; drawn from the product data when there are none, each label with data-wb-value, its value.',
  },
  parts: {
    title: 'The name of the option.',
    select: 'The button that opens the list.',
    list: 'The list of values.',
    option: 'One value of the list.',
    options: 'The box around radio buttons.',
  },
  cssProperties: {
    '--wb-variant-picker-size': 'Height of a control; --wb-control-size unless told.',
    '--wb-variant-picker-image-size': 'Width of a picture; 4rem unless told.',
  },
});
