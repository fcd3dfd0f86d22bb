import { consent, flag, number, oneOf, onOff, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

const columns = (usual: number, doc: string) => number(usual, doc, { min: 1, max: 8 });

export const gallery = contract({
  tag: 'wb-gallery',
  summary: 'Pictures and films in a grid, in columns, in rows, or one large with small ones below.',
  since: '0.1',
  spec: '1, 4 (image gallery, gallery filter), 9 (breakpoints: helper)',
  wakes: 'interaction',
  watched: true,
  defers: ['link'],
  subscribes: { 'product.choice': 'productHandle' },
  attributes: {
    layout: oneOf(
      ['grid', 'masonry', 'justified', 'big'],
      'How the pictures stand: all alike in a grid, whole in columns, whole in rows of one height, or one of them large with all of them small below.',
    ),
    columns: columns(3, 'How many columns grid and masonry have, from 992 pixels on.'),
    columnsTablet: columns(2, 'How many columns they have from 768 to 991 pixels.'),
    columnsPhone: columns(2, 'How many columns they have below 768 pixels.'),
    captions: oneOf(
      ['below', 'over', 'viewer'],
      'Where the captions of figures show: below the pictures, which only a grid has room for, over them, or only in the viewer.',
    ),
    viewer: onOff(
      true,
      'Whether links to pictures open over the page, to be swiped and zoomed; else they are followed.',
    ),
    filter: text('', 'The tag whose pictures show at first; all of them unless told.'),
    sorted: flag(
      'Whether the tags stand in the order of the alphabet, as lang around them says, not in that of the pictures.',
    ),
    allText: text('', "What the choice of all pictures is called; 'All' unless told."),
    filterText: text(
      '',
      "What the group of tags is called to screen readers; 'Filter' unless told.",
    ),
    label: text(
      '',
      "What the pictures are called, such as Our rooms: the name of the viewer; 'Pictures' unless told.",
    ),
    active: number(1, 'Which picture is the large one, counted from 1; only for big.', { min: 1 }),
    consent: consent('media'),
    privacyMode: onOff(
      false,
      "Whether films come from YouTube's domain without cookies, and Vimeo is asked not to track.",
    ),
    productHandle: text(
      '',
      'The product whose chosen variant says which picture is the large one; only for big.',
    ),
  },
  events: {
    'wb-gallery-change': event('About to show another large picture; prevent it to stay.', {
      cancelable: true,
      detail: { active: number(1, 'The picture asked for, counted from 1.') },
    }),
  },
  keyboard: {
    Enter: 'On a picture, opens it in the viewer, where a film plays, or shows it large.',
    'Arrow keys': 'Among the tags, choose the one before or after.',
    'ArrowLeft, ArrowRight': 'In the viewer, shows the picture before or after.',
    'Home, End': 'In the viewer, shows the first or the last picture.',
    Escape: 'Closes the viewer.',
  },
  accessibility: [
    'Each picture is a link, in the order of the page, whatever the layout; its name is the alt of its picture.',
    'The tags are radio buttons: one is chosen at a time. What the chosen one leaves out is not in the viewer either.',
    'The viewer is a modal dialog named by label; it reads the number of each picture and its caption. The focus returns to the picture it was opened from.',
    'Back closes what a link to a picture has opened; a click makes no entry in the history.',
    'Of big, the small picture that is shown large has aria-current.',
    'Without script the links lead to the pictures themselves, and all of them show.',
    'With less motion preferred, pictures change places at once.',
  ],
  slots: {
    viewer: 'Where the open viewer puts its pictures; nothing for an author.',
    '': 'The pictures: links with an img inside, or figures with such a link and a figcaption; data-tags names the tags of one, with commas between. Each img should have width and height, so that its place is known before it has come. The links are as those of wb-lightbox, also to films; an address that ends with #id=2 opens the second of all, unless the chosen tag leaves that out.',
  },
  parts: {
    filter: 'The group of tags.',
    tag: 'One tag.',
    pictures: 'The box around the pictures.',
    large: 'The link with the large picture.',
    image: 'The large picture.',
    caption: 'The caption of the large picture.',
    viewer: 'The dialog in which pictures open.',
    message: 'What is said of a film that cannot be shown.',
    consent: 'The card that asks the visitor before a provider learns of them.',
    'allow-once': 'The button that agrees for this element alone, and plays the film.',
    'allow-always': 'The button that agrees to all videos and music, and plays the film.',
    open: 'The link to the film, in a message or the card.',
  },
  cssProperties: {
    '--wb-gallery-gap': 'Space between pictures; --wb-space-xs unless told.',
    '--wb-gallery-ratio':
      'Width by height of each picture of a grid, and of the large one; 1 unless told, of the large one 1.5.',
    '--wb-gallery-row': 'Height of a row of justified; 14rem unless told.',
    '--wb-gallery-radius': 'Rounding of the corners; 0 unless told.',
  },
});
