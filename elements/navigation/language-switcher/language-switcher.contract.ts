import { oneOf, onOff, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';

export const languageSwitcher = contract({
  tag: 'wb-language-switcher',
  summary: 'The present language of a page, and links to the same page in the others.',
  since: '0.1',
  spec: '2 (language switcher), 9 (four options)',
  wakes: 'interaction',
  attributes: {
    layout: oneOf(
      ['dropdown', 'list'],
      'A button that opens the links, four at a time, or all of them in a row.',
    ),
    showFlags: onOff(true, 'Whether the picture in each link shows.'),
    showNames: onOff(
      true,
      'Whether the names show; where a link has no picture its name always does.',
    ),
    label: text('', "What it is, for screen readers; 'Language' unless told."),
  },
  keyboard: {
    'Enter, Space': 'Opens the list, or closes it.',
    'ArrowDown, ArrowUp': 'Opens the list; moves among the languages.',
    'Home, End': 'Moves to the first language, or the last.',
    Letters: 'Move to a language by the beginning of its name.',
    Escape: 'Closes the list.',
  },
  accessibility: [
    'Give each link lang and hreflang, and write each name in its own language; the present one has aria-current.',
    'Without aria-current="true" on a link, the page\'s own lang says which language is the present one.',
    'Without script your links show as you wrote them.',
  ],
  slots: { '': 'One link for each language, also in a list; the first picture in it is its flag.' },
  parts: {
    button: 'The button with the present language.',
    list: 'The list of links.',
    link: 'Each link.',
    current: 'The link of the present language; its name, where it is the only one.',
    flag: 'Each flag.',
  },
  cssProperties: {
    '--wb-language-switcher-flag-size': 'The height of a flag; 1em unless told.',
  },
});
