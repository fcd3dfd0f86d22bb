import { text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';

export const lightbox = contract({
  tag: 'wb-lightbox',
  summary: 'Opens the pictures that its links lead to over the page, to be swiped and zoomed.',
  since: '0.1',
  spec: '1, 4 (lightbox)',
  wakes: 'interaction',
  watched: true,
  defers: ['link'],
  attributes: {
    label: text(
      '',
      "What the pictures are called, such as Our rooms: the name of the dialog they open in; 'Pictures' unless told.",
    ),
  },
  keyboard: {
    Enter: 'On a link to a picture, opens it.',
    'ArrowLeft, ArrowRight': 'In the open dialog, shows the picture before or after.',
    'Home, End': 'In the open dialog, shows the first or the last picture.',
    Escape: 'Closes the dialog.',
    Tab: 'Goes through the buttons of the dialog.',
  },
  accessibility: [
    'The pictures open in a modal dialog named by label; the number of each and its caption are read when it changes.',
    'The focus returns to the link of the picture that was opened.',
    'Without script, and with a key that opens windows held down, the links lead to the pictures themselves.',
    'With less motion preferred, pictures appear and change at once.',
  ],
  slots: {
    viewer: 'Where the open viewer puts its pictures; nothing for an author.',
    '': 'Links to pictures, anywhere inside: their addresses end as those of pictures do, or type names a kind of picture, such as image/webp. data-caption, or the figcaption of the figure around it, is the caption; data-width and data-height are the size of the large picture in pixels. With an id on the element, an address that ends with #id=2 opens the second one.',
  },
  parts: { viewer: 'The dialog in which pictures open.' },
});
