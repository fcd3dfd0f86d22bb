import { number, oneOf, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

export const switcher = contract({
  tag: 'wb-switcher',
  summary: 'Two sections of which one is shown, for example monthly and yearly prices.',
  since: '0.1',
  spec: '1, 4 (switcher)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    active: number(1, 'The section in view: the first or the second.', { min: 1, max: 2 }),
    label: text(
      '',
      'What the choice is about, such as Opening hours, for screen readers: the accessible name of the row of labels; without it they read the labels alone.',
    ),
    look: oneOf(
      ['segments', 'toggle'],
      'How it looks: two labels in one frame, or two labels with a toggle between them.',
    ),
  },
  events: {
    'wb-switcher-change': event('About to show the other section; prevent it to stay.', {
      cancelable: true,
      detail: { active: number(1, 'The section asked for, counted from 1.') },
    }),
  },
  keyboard: {
    'ArrowLeft, ArrowRight, Home, End':
      'On a label, show the other section, or stay at the last one.',
    'Enter, Space': 'Show the section of the label that has the focus.',
    Tab: 'Goes to the label in view, from there to its section, and on.',
  },
  accessibility: [
    'The labels are a tablist, which label names.',
    'It is two tabs and no switch: a switch is one thing that is on or off, and would be read as the one label being off, while here each label names content of its own.',
    'The toggle between the labels is for pointers; keyboards and screen readers have the labels.',
    'The heading of a section is its label, and so only read there, unless it holds a link or a picture, or has data-look="none".',
    'Without script, and on paper, both sections show, one below the other, under their own headings.',
  ],
  slots: {
    '': 'Two sections, each starting with a heading, which becomes its label; any further one always shows. Templates, scripts, styles and what is hidden are none.',
  },
  parts: {
    titles: 'The row of labels.',
    title: 'One label.',
    toggle: 'The toggle between the labels, where it has one.',
    panel: 'The box around the section in view.',
  },
  cssProperties: {
    '--wb-switcher-track':
      'Colour behind the labels, or of the toggle; --wb-color-tint unless told.',
  },
});
