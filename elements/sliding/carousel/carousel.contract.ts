import { flag, number, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';
import { slidingAttributes } from '../attributes';

export const carousel = contract({
  tag: 'wb-carousel',
  summary: 'A row of slides, such as products or pictures, of which some are in view at a time.',
  since: '0.1',
  spec: '1, 3 (carousel), 4 (carousel), 9',
  wakes: 'interaction',
  subscribes: { 'product.choice': 'productHandle' },
  watched: true,
  attributes: {
    slidesToShow: number(1, 'How many slides are in view at once.', { min: 1, max: 8 }),
    slidesToShowTablet: number(
      0,
      'How many on tablets, 768 to 991 pixels wide; 0 for as many as elsewhere, two at most.',
      { min: 0, max: 8 },
    ),
    slidesToShowPhone: number(
      1,
      'How many on phones, less than 768 pixels wide; 0 for as many as on tablets.',
      { min: 0, max: 8 },
    ),
    slidesToScroll: number(1, 'How many slides a step goes; never more than are in view.', {
      min: 1,
      max: 8,
    }),
    ...slidingAttributes,
    fade: flag('Fades from one slide to the next, where one is in view at a time on every device.'),
    vertical: flag('Puts the slides one below the other, in a height of its own.'),
    productHandle: text(
      '',
      'The product that its pictures show: it goes to the picture of the variant that a visitor chooses.',
    ),
  },
  events: {
    'wb-carousel-change': event('About to bring another slide into view; prevent it to stay.', {
      cancelable: true,
      detail: { active: number(1, 'The first slide that is to be in view, counted from 1.') },
    }),
  },
  keyboard: {
    'Enter, Space': 'On a button or dot, goes there.',
    'ArrowLeft, ArrowRight':
      'On the row of slides, shows those before or after; up and down in a vertical one.',
    'Home, End': 'On the row of slides, shows the first or the last.',
  },
  accessibility: [
    'A carousel of the ARIA Authoring Practices: a group, named by label, of slides that say which of how many they are.',
    'A slide that is a div, p, section or span becomes a group; give it an aria-label to name it otherwise.',
    'Slides out of view cannot be reached by Tab once it has moved; before, Tab scrolls to them.',
    'A form whose field is wrong, or a table of contents, shows the slide that it leads into.',
    'While it goes on by itself screen readers are told nothing; else they read the slide that comes.',
    'Without script it is a row that scrolls. On paper all slides show.',
  ],
  slots: {
    '': 'The slides: each child that can show. Audio, video and players in frames stop when their slide leaves; a frame with data-wb-media="keep" goes on.',
  },
  parts: {
    base: 'All of it.',
    viewport: 'The window on the slides.',
    bar: 'What stands below: button and dots.',
    previous: 'The button for the previous slide.',
    next: 'The button for the next slide.',
    pause: 'The button that stops and starts autoplay.',
    dots: 'The row of dots.',
    dot: 'One dot.',
    place: 'The number that stands there instead of more than twelve dots.',
  },
  cssProperties: {
    '--wb-carousel-gap': 'Space between slides; --wb-space unless told.',
    '--wb-carousel-peek': 'How much of the next slide shows; nothing unless told.',
    '--wb-carousel-height': 'Of a vertical one; 24rem unless told.',
    '--wb-carousel-color': 'Of the current dot; --wb-color-link unless told.',
  },
});
