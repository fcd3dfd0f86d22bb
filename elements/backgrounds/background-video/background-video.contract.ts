import { number, oneOf, text } from '../../../shared/contract/attribute';
import { contract, method } from '../../../shared/contract/contract';
import {
  BACKGROUND_NOTES,
  backgroundAttributes,
  backgroundParts,
  IMAGE_SLOT,
  loop,
  seconds,
} from '../attributes';

export const backgroundVideo = contract({
  tag: 'wb-background-video',
  summary: 'A section with a film behind its content, without sound, and a picture until it plays.',
  since: '0.1',
  spec: '1, 3 (background elements), 5 (video URLs), 9 (video aspect ratio, vimeo restart)',
  wakes: 'script',
  watched: true,
  attributes: {
    src: text(
      '',
      'The address of a film at YouTube or Vimeo or of a file such as MP4; with a type, the key of the film is enough.',
    ),
    type: oneOf(
      ['auto', 'youtube', 'vimeo', 'custom'],
      'Where the film comes from: found from its address, or told; custom is a file.',
    ),
    loop,
    start: seconds(0, 'Where in the film it begins, also each time that it begins again.'),
    ratio: number(
      1.78,
      'Width by height of a film of YouTube or Vimeo, which covers the section; a file has its own.',
      { min: 0.1, max: 10 },
    ),
    ...backgroundAttributes,
  },
  methods: {
    play: method('Plays it, where the visitor wants motion.'),
    pause: method('Pauses it.'),
  },
  keyboard: { 'Enter, Space': 'On the button, pauses the film or plays it.' },
  accessibility: [
    ...BACKGROUND_NOTES,
    'A button pauses the film and plays it again; it stands there once the film plays.',
    'The picture stays, and nothing of the film is asked for, where less motion or less data is wanted, without script, on paper, and until the visitor agrees where the page asks.',
    'The film has no sound, no controls of its own, and cannot be reached by Tab. It waits out of view.',
  ],
  slots: { '': 'What stands in front of the film.', image: IMAGE_SLOT },
  parts: { ...backgroundParts, pause: 'The button that pauses and plays.' },
  cssProperties: {
    '--wb-background-video-height': 'How high it is at least; 24rem unless told.',
    '--wb-background-video-padding':
      'The room around the content; --wb-space-2xl and --wb-space-l unless told.',
    '--wb-background-video-shade': 'How much of the film the shade covers; 60% unless told.',
  },
});
