import { consent, onOff, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';

export const lightbox = contract({
  tag: 'wb-lightbox',
  summary:
    'Opens the pictures and films that its links lead to over the page, to be swiped, zoomed and played.',
  since: '0.1',
  spec: '1, 3 (video data), 4 (lightbox), 5 (video URLs), 9 (video popup)',
  wakes: 'interaction',
  watched: true,
  defers: ['link'],
  attributes: {
    label: text(
      '',
      "What the pictures are called, such as Our rooms: the name of the dialog they open in; 'Pictures' unless told.",
    ),
    consent: consent('media'),
    privacyMode: onOff(
      false,
      "Whether films come from YouTube's domain without cookies, and Vimeo is asked not to track.",
    ),
  },
  keyboard: {
    Enter: 'On a link to a picture, opens it; to a film, opens and plays it.',
    'ArrowLeft, ArrowRight': 'In the open dialog, shows the picture before or after.',
    'Home, End': 'In the open dialog, shows the first or the last picture.',
    Escape: 'Closes the dialog.',
    Tab: 'Goes through the buttons of the dialog.',
  },
  accessibility: [
    'The pictures open in a modal dialog named by label; the number of each and its caption are read when it changes.',
    'The focus returns to the link of the picture that was opened.',
    'Back closes what a link to a picture has opened; a click makes no entry in the history.',
    'Without script, and with a key that opens windows held down, the links lead to the pictures themselves.',
    'A film that was not asked for by itself is its cover, with a link that plays it; nothing of its provider is loaded before.',
    'With less motion preferred, pictures appear and change at once.',
  ],
  slots: {
    viewer: 'Where the open viewer puts its pictures; nothing for an author.',
    '': 'Links to pictures, anywhere inside: their addresses end as those of pictures do, or type names a kind of picture, such as image/webp. data-caption, or the figcaption of the figure around it, is the caption; data-width and data-height are the size of the large picture in pixels. A link to a film at YouTube or Vimeo, or to a file of one, opens that: data-start and data-end in seconds, data-loop and data-muted say how it is played, data-poster is a cover larger than the picture in the link, and data-captions the WebVTT file of a film that is a file. With an id on the element, an address that ends with #id=2 opens the second one.',
  },
  parts: {
    viewer: 'The dialog in which pictures open.',
    message: 'What is said of a film that cannot be shown.',
    consent: 'The card that asks the visitor before a provider learns of them.',
    'allow-once': 'The button that agrees for this element alone, and plays the film.',
    'allow-always': 'The button that agrees to all videos and music, and plays the film.',
    open: 'The link to the film, in a message or the card.',
  },
});
