import { flag, json, number, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';
import { listOf, textShape } from '../../../shared/contract/shape';

export const select = contract({
  tag: 'wb-select',
  summary: 'Shows the options of a native select in a list of its own, one or several to choose.',
  since: '0.1',
  spec: '5 (select), 9 (default select dropdown)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    maxItems: number(5, 'How many options the open list shows at a time.', {
      min: 1,
      unit: 'options',
    }),
    emptyText: text(
      '',
      'What the closed list says while nothing is chosen; the text of the blank option unless told.',
    ),
    native: flag("Keeps the browser's own list, such as a phone's, in the look of the others."),
  },
  events: {
    'wb-select-change': event('Something else is chosen.', {
      detail: {
        value: text('', 'The value chosen, the first of several; empty when there is none.'),
        values: json([], listOf(textShape), 'All values chosen, in the order of the list.'),
      },
    }),
  },
  keyboard: {
    'Enter, Space': 'Opens the list; in it, chooses the option. Of several, turns it on or off.',
    'ArrowUp, ArrowDown': 'Opens the list; in it, goes to the option before or after.',
    'Home, End': 'Goes to the first or the last option.',
    'PageUp, PageDown': 'Goes ten options back or on.',
    'A to Z': 'Goes to the next option that begins with what is typed.',
    Tab: 'Chooses the option in the open list, unless there may be several, and goes on.',
    Escape: 'Closes the list and chooses nothing more.',
  },
  accessibility: [
    "The list is a combobox, named and described as the select is; a click on the select's label goes to it.",
    'Whether it is required, disabled or in error is said as the select says it, also when a script changes that.',
    'The native select lies under it, is one stop for Tab with it, and is where the browser says what is missing; only then, and without script, are screen readers told of it.',
    'A blank option is shown while nothing is chosen. It is in the list only to take back what need not be chosen.',
    'Without script the native select stands in its place.',
  ],
  slots: {
    '': 'The label, and hints; they stand above the list.',
    field: 'The native select, which is put there; it must stand directly in the element.',
  },
  parts: {
    select: 'The button that opens the list.',
    list: 'The list of options.',
    option: 'One option.',
    group: 'The options of one group.',
    'group-label': 'The name of a group.',
  },
  cssProperties: {
    '--wb-select-size': 'Height of the closed list; --wb-control-size unless told.',
    '--wb-select-width':
      'Width of the closed list; in a form that of its place, else as its longest option needs, unless told.',
  },
});
