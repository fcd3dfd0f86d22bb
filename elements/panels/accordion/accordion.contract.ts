import { flag, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';

export const accordion = contract({
  tag: 'wb-accordion',
  summary: 'Items of a title and what it opens, of which one is open at a time, or any number.',
  since: '0.1',
  spec: '1, 4 (accordion, accordion filter)',
  wakes: 'script',
  watched: true,
  attributes: {
    collapsible: flag(
      'Whether each item opens and closes by itself; else opening one closes the others, and the open one stays open.',
    ),
    filter: text('', 'The tag whose items show at first; all of them unless told.'),
    allText: text('', "What the choice of all items is called; 'All' unless told."),
    filterText: text(
      '',
      "What the group of tags is called to screen readers; 'Filter' unless told.",
    ),
  },
  keyboard: {
    'Enter, Space': 'On a title, opens or closes its item, as the browser has it for details.',
    Tab: 'Goes from title to title, and through what is open.',
    'Arrow keys': 'Among the tags, choose the one before or after.',
  },
  accessibility: [
    'Items are details elements: the browser says whether each is open, finds text in closed ones and opens them, and works them without script.',
    'Where one item must be open, its title has aria-disabled, since a click on it does nothing.',
    'The tags are radio buttons: one is chosen at a time.',
    'A heading in a title keeps its rank and looks like any title.',
    'On paper all items are open, filtered or not.',
  ],
  slots: {
    '': 'The items: details elements, each with a summary; data-tags names the tags of one, with commas between.',
  },
  parts: {
    filter: 'The group of tags.',
    tag: 'One tag.',
  },
  cssProperties: {
    '--wb-accordion-duration':
      'How long an item takes to open or close; --wb-duration unless told.',
    '--wb-accordion-padding': 'Space beside titles and content; none unless told.',
  },
});
