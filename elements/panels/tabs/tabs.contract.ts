import { number, oneOf } from '../../../shared/element/attribute';
import { contract, event } from '../../../shared/element/contract';

export const tabs = contract({
  tag: 'wb-tabs',
  summary: 'Sections of which one is shown at a time, each behind a title.',
  since: '0.1',
  spec: '1, 4 (tabs)',
  wakes: 'interaction',
  attributes: {
    active: number(1, 'The section in view, counted from 1; past the last one, the last.', {
      min: 1,
    }),
    trigger: oneOf(
      ['click', 'hover'],
      'Whether a title answers to a click alone, or also to a pointer over it.',
    ),
  },
  events: {
    'wb-tabs-change': event('About to show another section; prevent it to stay.', {
      cancelable: true,
      detail: { active: number(1, 'The section asked for, counted from 1.') },
    }),
  },
  slots: { '': 'Sections, each starting with a heading, which becomes its title.' },
  parts: {
    titles: 'The row of titles.',
    title: 'One title.',
    panel: 'The box around the section in view.',
  },
  cssProperties: { '--wb-tabs-gap': 'Space between titles; 0.25rem unless told.' },
});
