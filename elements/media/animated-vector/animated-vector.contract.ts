import { address, flag, number, oneOf, text } from '../../../shared/contract/attribute';
import { contract, event, method } from '../../../shared/contract/contract';

export const animatedVector = contract({
  tag: 'wb-animated-vector',
  summary: 'A drawing that moves: a Lottie animation, still until it is to play.',
  since: '0.1',
  spec: '1, 5',
  wakes: 'interaction',
  watched: true,
  attributes: {
    src: address(
      '',
      'The address of the animation, a Lottie file that ends in .json or .lottie, at most 8 MB long, where none is written inside.',
    ),
    label: text(
      '',
      'What is to be seen, for whoever cannot see it. Without it, and without a text of the poster, it counts as decoration.',
    ),
    trigger: oneOf(
      ['load', 'click', 'hover', 'scroll'],
      'What makes it play: being seen, a click, being pointed at or having the focus, or the way through the window as the page is scrolled.',
    ),
    speed: number(1, 'How many times as fast as it was made; scrolling has its own.', {
      min: 0.05,
      max: 20,
    }),
    direction: oneOf(['1', '-1'], 'Forwards with 1; backwards, beginning at its end, with -1.'),
    loop: flag('Whether it begins again at its end.'),
    renderer: oneOf(
      ['svg', 'canvas'],
      'What draws it while it plays: shapes that stay sharp, or pixels, which are quicker with very many shapes.',
    ),
    animation: text(
      '',
      'Which animation of a .lottie file plays, by its id; the first unless told.',
    ),
    still: number(
      -1,
      'The frame to be seen until it plays, and where less motion is asked for; the one that it begins with is -1.',
      { min: -1, max: 1_000_000 },
    ),
    width: number(
      0,
      'How wide it is where there is room; 0 is as in the file or the poster, and 300 where the publish step reads neither.',
      { min: 0, max: 10_000, unit: 'pixels' },
    ),
    height: number(
      0,
      'How high it is when it is as wide as told; 0 is as high as the file says, and as wide where that is not known.',
      { min: 0, max: 10_000, unit: 'pixels' },
    ),
  },
  events: {
    'wb-animated-vector-load': event('Its first frame is drawn by what plays it.'),
    'wb-animated-vector-end': event('It has come to its end, and does not begin again.'),
  },
  methods: {
    play: method('Plays on, or again from where it begins when it has come to its end.'),
    pause: method('Stops it where it is.'),
  },
  keyboard: {
    Tab: 'Goes to the button that plays and pauses.',
    'Enter, Space': 'Plays or pauses.',
  },
  accessibility: [
    'With a label it is an image of that name; without one, screen readers pass over it.',
    'What begins by itself and goes on for more than five seconds has a button that pauses it (WCAG 2.2.2).',
    'Where less motion is asked for it stays still, and plays only when its button is pressed.',
    'In a link or a button it has none of its own, plays when that is pointed at or has the focus, and never where less motion is asked for.',
  ],
  slots: {
    '': 'The animation itself as <script type="application/json">, and a poster, an img that is seen until it plays where the publish step cannot draw a frame.',
  },
  parts: {
    picture: 'The box that the animation is drawn in.',
    toggle: 'The button that plays and pauses.',
    message: 'What is said when there is nothing to be seen.',
  },
});
