import { number, oneOf, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

export const tabs = contract({
  tag: 'wb-tabs',
  summary: 'Sections of which one is shown at a time, each behind a title.',
  since: '0.1',
  spec: '1, 4 (tabs), 9 (breakpoints: helper)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    active: number(
      1,
      'The section in view, counted from 1 among those that are not hidden; past the last one, the last. It follows the section when others come or go.',
      { min: 1 },
    ),
    label: text(
      '',
      'What the choice is about, such as Opening hours, for screen readers: the accessible name of the row of titles; without it they read the titles alone.',
    ),
    trigger: oneOf(
      ['click', 'hover'],
      'Whether a title answers to a click alone, or also to a pointer over it, which wakes the tabs.',
    ),
    orientation: oneOf(
      ['horizontal', 'vertical'],
      'Whether the titles stand in a row above the section, or in a column beside it, which on phones is above it.',
    ),
    phones: oneOf(
      ['tabs', 'accordion'],
      'What they are on phones, less than 768 pixels wide: as they are elsewhere, or titles one below the other with the section in view below its own.',
    ),
  },
  events: {
    'wb-tabs-change': event('About to show another section; prevent it to stay.', {
      cancelable: true,
      detail: { active: number(1, 'The section asked for, counted from 1.') },
    }),
  },
  keyboard: {
    'ArrowLeft, ArrowRight':
      'On a title of a row, shows the one before or after it, going round at the ends; in the reading direction.',
    'ArrowUp, ArrowDown':
      'On a title of a column, shows the one above or below it, going round at the ends.',
    'Home, End': 'On a title, shows the first or the last section.',
    'Enter, Space': 'Shows the section of the title that has the focus.',
    Tab: 'Goes to the title in view, from there to its section, and on.',
  },
  accessibility: [
    'The titles are a tablist, named by label; the section in view is its tabpanel, named by its title.',
    'Arrow keys show a section at once. A change that is prevented leaves focus and section where they are.',
    'A link to a section, or to something inside it, shows the section; so does an address that ends with its id.',
    'A section without a heading needs an aria-label; else its title is its number.',
    'The heading of a section is its title, and so only read there, unless it holds a link or a picture, or has data-look="none".',
    'Without script, and on paper, all sections show, one below the other, under their own headings.',
  ],
  slots: {
    '': 'Sections, each starting with a heading, which becomes its title. Templates, scripts, styles and what is hidden are none.',
  },
  parts: {
    titles: 'The row or column of titles.',
    title: 'One title.',
    panel: 'The box around the section in view.',
  },
  cssProperties: { '--wb-tabs-gap': 'Space between titles; --wb-space-2xs unless told.' },
});
