import { contract } from '../../../shared/contract/contract';
import { BACKGROUND_NOTES, backgroundAttributes, backgroundParts, IMAGE_SLOT } from '../attributes';

export const parallax = contract({
  tag: 'wb-parallax',
  summary: 'A section whose picture moves slower than the page as it scrolls, on desktops.',
  since: '0.1',
  spec: '1, 3 (background elements), 4 (parallax), 9 (breakpoints: helper)',
  wakes: 'script',
  watched: true,
  attributes: backgroundAttributes,
  accessibility: [
    ...BACKGROUND_NOTES,
    'The picture stands still below 992 pixels of width, where less motion is wanted, without script where the browser needs one, and on paper.',
    'It also does while a popup holds the page still, or a menu covers it. The page scrolls as the browser scrolls it.',
  ],
  slots: { '': 'What stands in front of the picture.', image: IMAGE_SLOT },
  parts: backgroundParts,
  cssProperties: {
    '--wb-parallax-height': 'How high it is at least; 24rem unless told.',
    '--wb-parallax-padding':
      'The room around the content; --wb-space-2xl and --wb-space-l unless told.',
    '--wb-parallax-speed':
      'How much of the scrolled way the picture stays behind, from 0 to 1; 0.5 unless told.',
    '--wb-parallax-play-state':
      'Whether the picture moves: paused holds it where it is, as the suite does while the page is held still.',
    '--wb-parallax-shade': 'How much of the picture the shade covers; 60% unless told.',
  },
});
