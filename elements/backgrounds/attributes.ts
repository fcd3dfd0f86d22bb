import { address, number, oneOf, onOff, text } from '../../shared/contract/attribute';

const TABLET = 'on tablets, 768 to 991 pixels wide; as on desktops unless told.';
const MOBILE = 'on phones, less than 768 pixels wide; as on tablets unless told.';
const sizes = ['same', 'cover', 'contain', 'auto'] as const;

/** What lies behind the content of a section, on each device. Spec 3. */
export const backgroundAttributes = {
  image: address('', 'The address of the picture.'),
  imageTablet: address('', `That of the picture ${TABLET}`),
  imageMobile: address('', `That of the picture ${MOBILE}`),
  color: text(
    '',
    'The colour behind the picture: #abc, #aabbcc, rgb(1, 2, 3), rgba(1, 2, 3, 0.5) or a property such as var(--wb-palette-ink).',
  ),
  colorTablet: text('', `The colour ${TABLET}`),
  colorMobile: text('', `The colour ${MOBILE}`),
  gradient: text(
    '',
    'A gradient over the picture, of such colours: linear-gradient(90deg, #204060, rgba(32, 64, 96, 0) 60%) or radial-gradient.',
  ),
  gradientTablet: text('', `The gradient ${TABLET}`),
  gradientMobile: text('', `The gradient ${MOBILE}`),
  position: text(
    '',
    'Which part of the picture shows where it does not fit: words such as left top, or percent such as 30% 75%; the middle unless told.',
  ),
  positionTablet: text('', `The position ${TABLET}`),
  positionMobile: text('', `The position ${MOBILE}`),
  size: oneOf(
    ['cover', 'contain', 'auto'],
    'Whether the picture covers all, shows whole, or has the size that it has.',
  ),
  sizeTablet: oneOf(sizes, `The size ${TABLET}`),
  sizeMobile: oneOf(sizes, `The size ${MOBILE}`),
  loading: oneOf(
    ['lazy', 'eager'],
    'Whether the picture is loaded when it nears the window, or at once and first, as for the top of a page.',
  ),
  shade: oneOf(
    ['none', 'dark', 'page'],
    'What is laid over the background so that the content can be read: dark, with light text, or the colour of the page.',
  ),
} as const;

/** The accessibility notes that hold for all backgrounds. */
export const BACKGROUND_NOTES = [
  'The background says nothing to screen readers; what matters in it belongs into the content.',
  'With shade any picture leaves a contrast of 4.5 to 1 at least to the text; without it that is for whoever chooses the picture.',
];

export const backgroundParts = {
  background: 'All that lies behind the content.',
  image: 'The picture.',
  shade: 'What is laid over it.',
  content: 'The box around the content.',
};

export const IMAGE_SLOT =
  'An img or a picture with sizes and formats of its own, in place of the address in image.';

/** What backgrounds that go on by themselves have in common. */
export const loop = onOff(true, 'Whether it begins again at its end.');

export const seconds = (initial: number, doc: string, min = 0) =>
  number(initial, doc, { min, max: 600, unit: 'seconds' });
