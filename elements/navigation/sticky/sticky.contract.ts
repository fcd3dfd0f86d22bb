import { flag, number, oneOf, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

export const sticky = contract({
  tag: 'wb-sticky',
  summary: 'Content that stays at the top of the window once the page has scrolled past it.',
  since: '0.1',
  spec: '1, 4 (sticky), 9 (breakpoints: popup and menu)',
  wakes: 'script',
  watched: true,
  attributes: {
    mode: oneOf(
      ['fixed', 'animated', 'static'],
      'Whether it stays at the top from the moment it gets there, slides in when all of it has scrolled out, or never sticks.',
    ),
    reference: text(
      '',
      'The id or selector of another element that must have scrolled past the top too, before this one sticks.',
    ),
    offset: number(0, 'Room to leave between the top of the window and it.', {
      min: 0,
      max: 1000,
      unit: 'pixels',
    }),
    devices: oneOf(
      ['all', 'desktop', 'responsive'],
      'Where it sticks: everywhere, from 991 pixels of width on, or below that.',
    ),
    hideOnScrollDown: flag(
      'Whether it slides away while the visitor scrolls down, and comes back on the way up.',
    ),
  },
  events: {
    'wb-sticky-change': event('It has begun to stick, or stands in its place again.', {
      detail: { stuck: flag('Whether it sticks now.') },
    }),
  },
  accessibility: [
    'The content stays where it is in the order of reading and of focus; there is no second copy of it.',
    'One that is higher than the window can be scrolled in itself while it sticks, by keyboard as well.',
    'Slid away, it comes back as soon as something in it has the focus.',
    'For visitors who want less motion nothing slides. On paper it stands in its place.',
    'Give the page a scroll-padding-top as high as it, so that what gets the focus comes into view below it.',
    'While it sticks its host has data-wb-state="stuck", for a page that styles it otherwise then.',
  ],
  slots: { '': 'What sticks, such as a header.' },
  parts: { bar: 'The box around the content.' },
  cssProperties: { '--wb-sticky-z-index': 'What it lies above while it sticks; 100 unless told.' },
});
