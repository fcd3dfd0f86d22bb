import { flag, number, oneOf, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';

export const tableOfContents = contract({
  tag: 'wb-table-of-contents',
  summary: 'The headings of a page as links to them, with the present section marked.',
  since: '0.1',
  spec: '1, 4 (table of contents), 5, 9 (breakpoints: helper)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    levels: text(
      '',
      "The levels of headings to list, from h1 to h6, with spaces between; 'h2 h3' unless told.",
    ),
    marker: oneOf(
      ['circle', 'numbers'],
      'What stands before each link: a circle, or the number of its section.',
    ),
    include: text(
      '',
      'Areas or headings to list, and no others: class names, tags, #ids or [attributes], with commas between.',
    ),
    exclude: text('', 'Areas or headings to leave out, written as those to include.'),
    titleText: text('', "Its title; 'Table of contents' unless told."),
    minimized: flag('Whether it begins folded on desktops, 992 pixels wide or more.'),
    minimizedTablet: flag('Whether it begins folded on tablets, 768 to 991 pixels wide.'),
    minimizedMobile: flag('Whether it begins folded on phones, less than 768 pixels wide.'),
    offset: number(30, 'Room to leave above a heading that a link has led to.', {
      min: 0,
      max: 1000,
      unit: 'pixels',
    }),
  },
  keyboard: {
    'Enter, Space': 'On its title, folds or unfolds it.',
    Enter: 'On a link, scrolls to its heading and moves the focus there.',
  },
  accessibility: [
    'It is a navigation landmark named by its title; its lists are nested as the headings are.',
    'The link to the present section has aria-current="true".',
    'A heading without an id gets one from its text. Headings that are empty or hidden, or stand in a popup or dialog, are left out.',
    'Without script, and on paper, it is unfolded.',
  ],
  slots: {},
  parts: {
    box: 'The box around it all.',
    toggle: 'The title, as the button that folds the list.',
    title: 'The title where nothing can be folded: without script, and on paper.',
    list: 'A list of links, also one inside another.',
    link: 'A link to a heading.',
    empty: 'What stands there when there are no headings.',
  },
  cssProperties: {
    '--wb-table-of-contents-max-height':
      'The height from which its list scrolls; as high as it is unless told.',
  },
});
