import { number, oneOf } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';
import { slidingAttributes } from '../attributes';

export const slider = contract({
  tag: 'wb-slider',
  summary:
    'Whole sections of a page one after the other, or a story that fills the window of a phone.',
  since: '0.1',
  spec: '1 (sliders), 9 (slides, breakpoints, wheel, story)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    mode: oneOf(
      ['section', 'story'],
      'A section as wide as its place; or a story: upright, as high as the window on phones, with a bar for each slide and a button that plays it again at the end.',
    ),
    transition: oneOf(
      ['slide-left', 'slide-right', 'slide-up', 'slide-down', 'fade'],
      'How one slide follows another: moving there, or fading. Left is where lines begin, also from right to left.',
    ),
    slidesToShow: number(
      1,
      'How many slides are in view at once; one where the window is 991 pixels wide or less.',
      { min: 1, max: 8 },
    ),
    ...slidingAttributes,
  },
  events: {
    'wb-slider-change': event('About to bring another slide into view; prevent it to stay.', {
      cancelable: true,
      detail: { active: number(1, 'The slide that is to be in view, counted from 1.') },
    }),
  },
  keyboard: {
    'Enter, Space': 'On a button or dot, goes there.',
    'ArrowLeft, ArrowRight':
      'On the row of slides, shows those before or after; up and down where they move so.',
    'Home, End': 'On the row of slides, shows the first or the last.',
  },
  accessibility: [
    'A carousel of the ARIA Authoring Practices: a group, named by label, of slides that say which of how many they are.',
    'A slide that is a div, p, section or span becomes a group; give it an aria-label to name it otherwise.',
    'A link to a slide, or to something inside it, shows the slide; so does a button in it with data-wb-slide="3".',
    'A form whose field is wrong, or a table of contents, shows the slide that it leads into.',
    'Slides out of view cannot be reached by Tab once it has moved; before, Tab scrolls to them.',
    'A finger that moves up or down scrolls the page, in each mode.',
    'Without script it is a row that scrolls. On paper all slides show.',
  ],
  slots: {
    '': 'The slides: each child that can show. Audio, video and players in frames stop when their slide leaves; a frame with data-wb-media="keep" goes on.',
  },
  parts: {
    base: 'All of it.',
    viewport: 'The window on the slides.',
    bar: 'What stands below, and in a story above: button and dots.',
    previous: 'The button for the previous slide.',
    next: 'The button for the next slide; at the end of a story, for playing it again.',
    pause: 'The button that stops and starts autoplay.',
    dots: 'The row of dots.',
    dot: 'One dot; in a story, one bar.',
    place: 'The number that stands there instead of more than twelve dots.',
  },
  cssProperties: {
    '--wb-slider-height':
      'Its height; as its slides need unless told, 30rem where they move up or down.',
    '--wb-slider-gap': 'Space between slides; none unless told.',
    '--wb-slider-color':
      'Of the current dot, and of the bars of a story; --wb-color-link unless told.',
    '--wb-slider-story-size': 'Width of a story on larger screens; 24rem unless told.',
  },
});
