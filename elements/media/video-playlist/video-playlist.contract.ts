import { consent, number, oneOf, onOff, text } from '../../../shared/contract/attribute';
import { contract, event, method } from '../../../shared/contract/contract';

export const videoPlaylist = contract({
  tag: 'wb-video-playlist',
  summary: 'Films in a list, of which one is shown large and played in its place.',
  since: '0.1',
  spec: '1, 3 (video data), 4 (video), 5 (video URLs), 9',
  wakes: 'interaction',
  watched: true,
  defers: ['link'],
  attributes: {
    active: number(1, 'Which film is shown, counted from 1; past the last one, the last.', {
      min: 1,
    }),
    label: text(
      '',
      "What the films are called, such as Our workshops; without it, it is the first heading inside, else 'Videos'.",
    ),
    continuous: onOff(false, 'Whether the next film plays when one has ended.'),
    loop: onOff(false, 'Whether the first film follows the last one, where they are continuous.'),
    muted: onOff(false, 'Whether the films begin without sound.'),
    controls: onOff(
      true,
      'Whether there are controls; off leaves a button to play and pause a file.',
    ),
    controlsBy: oneOf(
      ['provider', 'site'],
      'Whose controls films of YouTube and Vimeo have: those of their provider, or those that files have.',
    ),
    privacyMode: onOff(
      false,
      "Whether films come from YouTube's domain without cookies, and Vimeo is asked not to track.",
    ),
    consent: consent('media'),
    ratio: number(1.78, 'Width divided by height of the large film.', { min: 0.2, max: 5 }),
    list: oneOf(
      ['end', 'below'],
      'Where the list stands when there is room for it: beside the film, or below. On phones it is below.',
    ),
  },
  events: {
    'wb-video-playlist-change': event('About to play another film; prevent it to stay.', {
      cancelable: true,
      detail: { active: number(1, 'The film asked for, counted from 1.') },
    }),
  },
  methods: {
    play: method(
      'Plays the film that is shown; browsers may refuse what is not muted before the visitor has touched the page.',
    ),
    pause: method('Pauses it.'),
  },
  keyboard: {
    Tab: 'Goes to what plays the large film, or its controls, and through the films of the list.',
    Enter: 'On a film of the list, plays it; on the link that covers a film of a provider, too.',
    'Enter, Space': 'On a button, presses it.',
    'ArrowLeft, ArrowRight': 'On a slider, a second or a twentieth of the volume back or on.',
  },
  accessibility: [
    'The films of the list are the links of its author: without script, and in a new tab, they lead to the films themselves.',
    'The link of the film that is shown has aria-current; the focus stays on it when it is played from the list.',
    'Nothing plays before the visitor asks, and the next film by itself only where continuous is set.',
    'One plays at a time: what begins to be heard pauses all other audio and films of the page.',
    'Films of files can have captions, which a button switches on and off.',
    'A list of more than a few films is an ol or ul with a link in each li, so that screen readers say how many there are.',
  ],
  slots: {
    '': 'The list: links to films at YouTube or Vimeo or to files, anywhere inside, as in an ol or in figures; an img in a link is the cover. A link has data-start and data-end in seconds, data-loop to begin again at its end, data-poster for a larger cover, and data-captions for the WebVTT file of a film that is a file.',
    field: 'The video element of a film that is a file, which is drawn.',
  },
  parts: {
    box: 'The box of the large film.',
    start: 'The button, or the link to the film, that plays it first; it covers the box.',
    disc: 'The mark in the middle of it.',
    bar: 'The box of the controls.',
    play: 'The button that plays and pauses.',
    time: 'The time it has come to.',
    seek: 'The slider that seeks.',
    duration: 'How long it is.',
    mute: 'The button that mutes.',
    volume: 'The slider for the volume.',
    captions: 'The button for captions.',
    fullscreen: 'The button for the full screen.',
    message: 'What is said when a film cannot be shown.',
    consent: 'The card that asks the visitor, once a film of a provider is to be played.',
    'allow-once': 'The button that agrees for this list alone, and plays the film.',
    'allow-always': 'The button that agrees to all videos and music, and plays the film.',
    open: 'The link to the film, in a message or the card.',
    list: 'The box of the list.',
  },
  cssProperties: {
    '--wb-video-playlist-color':
      'Colour of the mark that plays a film, of what has been played and of the mark beside the film that is shown; --wb-color-accent unless told.',
    '--wb-video-playlist-background': 'What is behind the film; --wb-color-sunken unless told.',
    '--wb-video-playlist-radius': 'How round the corners are; --wb-radius unless told.',
    '--wb-video-playlist-cover': 'Width of the covers in the list; 8rem unless told.',
  },
});
