import { number, oneOf } from '../../../shared/contract/attribute';
import { contract, method } from '../../../shared/contract/contract';
import {
  BACKGROUND_NOTES,
  backgroundAttributes,
  backgroundParts,
  IMAGE_SLOT,
  loop,
  seconds,
} from '../attributes';

export const backgroundSlideshow = contract({
  tag: 'wb-background-slideshow',
  summary: 'A section with pictures behind its content, one after the other.',
  since: '0.1',
  spec: '1, 3 (background elements), 4 (slideshow), 9 (slideshow, slide transitions)',
  wakes: 'script',
  watched: true,
  attributes: {
    totalItems: number(0, 'How many of the slides show; 0 for all. One alone stays.', {
      min: 0,
      max: 100,
    }),
    loop,
    duration: seconds(1, 'How long a slide stands still.', 0.5),
    transition: seconds(1, 'How long it takes to go to the next slide; 0 changes at once.'),
    transitionType: oneOf(
      ['fade', 'slide-left', 'slide-right', 'slide-up', 'slide-down'],
      'How it goes there: the next slide fades in, or comes in that direction.',
    ),
    ...backgroundAttributes,
  },
  methods: {
    play: method('Goes on, where the visitor wants motion.'),
    pause: method('Stays with the slide that shows.'),
  },
  keyboard: { 'Enter, Space': 'On the button, holds the slides or lets them go on.' },
  accessibility: [
    ...BACKGROUND_NOTES,
    'A button holds the slides and lets them go on; it stands there once they go.',
    'The first slide stays where less motion or less data is wanted, without script and on paper. Slides wait out of view and in a hidden window.',
    'Give slides an empty alt: they say nothing to screen readers.',
  ],
  slots: {
    '': 'What stands in front of the slides.',
    slide:
      'The slides, each an img or a picture. Those after the first are loaded when it is their turn.',
    image: IMAGE_SLOT,
  },
  parts: { ...backgroundParts, pause: 'The button that holds the slides and lets them go on.' },
  cssProperties: {
    '--wb-background-slideshow-height': 'How high it is at least; 24rem unless told.',
    '--wb-background-slideshow-padding':
      'The room around the content; --wb-space-2xl and --wb-space-l unless told.',
    '--wb-background-slideshow-shade': 'How much of the slides the shade covers; 60% unless told.',
  },
});
