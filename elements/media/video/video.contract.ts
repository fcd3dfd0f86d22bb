import { address, consent, number, oneOf, onOff, text } from '../../../shared/contract/attribute';
import { contract, event, method } from '../../../shared/contract/contract';

export const video = contract({
  tag: 'wb-video',
  summary:
    'A film of YouTube or Vimeo, or a file: its cover and a button, and nothing of a third party until it is played.',
  since: '0.1',
  spec: '1, 3 (video data), 4 (video), 5 (video URLs), 8, 9',
  wakes: 'interaction',
  watched: true,
  defers: ['link'],
  attributes: {
    src: address(
      '',
      'The address of the film: a page or player of YouTube, a short, a page or player of Vimeo, or a file, where no video element is inside. What is recognised as none of them is a link.',
    ),
    poster: address('', 'The picture shown until it is played, where there is no cover inside.'),
    label: text(
      '',
      'What is shown, for screen readers. Without it, it is the first heading inside, else the text of the link.',
    ),
    autoplay: onOff(
      false,
      'Whether it plays by itself once it is seen, without sound, unless there is a cover or less motion is wanted.',
    ),
    muted: onOff(false, 'Whether it begins without sound.'),
    controls: onOff(
      true,
      'Whether there are controls; off leaves a button to play and pause a file. Shorts never have those of YouTube.',
    ),
    controlsBy: oneOf(
      ['provider', 'site'],
      'Whose controls a film of YouTube or Vimeo has: those of its provider, or those that files have.',
    ),
    loop: onOff(false, 'Whether it begins again at its end, at its start time.'),
    timeStart: number(0, 'Where it begins.', { min: 0, unit: 'seconds' }),
    timeEnd: number(
      0,
      'Where it stops, or begins again; 0, and what is not after the start, is its end.',
      {
        min: 0,
        unit: 'seconds',
      },
    ),
    privacyMode: onOff(
      false,
      "Whether it comes from YouTube's domain without cookies, or Vimeo is asked not to track.",
    ),
    consent: consent('media'),
    branding: onOff(true, "Whether the provider's own name may show in its controls."),
    intro: onOff(true, 'Whether Vimeo shows title and author before it plays.'),
    ratio: number(
      1.78,
      'Its width divided by its height; a film higher than wide is 24rem wide at most.',
      { min: 0.2, max: 5 },
    ),
  },
  events: {
    'wb-video-play': event('It plays.'),
    'wb-video-pause': event('It has been paused.'),
    'wb-video-end': event('It has come to its end.'),
  },
  methods: {
    play: method(
      'Plays it; browsers may refuse what is not muted before the visitor has touched the page.',
    ),
    pause: method('Pauses it.'),
  },
  keyboard: {
    Tab: 'Goes to the button or link that plays it; then through play, seek, mute, volume, captions and full screen.',
    'Enter, Space': 'On a button, presses it.',
    Enter: 'On the link that plays a film of a provider, plays it.',
    'ArrowLeft, ArrowRight': 'On a slider, a second or a twentieth of the volume back or on.',
  },
  accessibility: [
    'What plays a film of a provider is a link to its page there, which works without script, in a new tab, and where the provider cannot be reached.',
    'The controls are native buttons and sliders; seek and volume say the time and the volume in words.',
    'They hide while it plays and nobody is at them, and come back with the pointer or the focus.',
    'The first caption or subtitle track of a video element is switched on and off by a button.',
    'One plays at a time: what begins to be heard pauses all other audio and films of the page.',
    'What plays by itself is muted, can be paused, and does not where less motion is wanted.',
  ],
  slots: {
    '': 'What is shown below it, such as a caption, or a link to the film, which is then what is played.',
    cover: 'The picture shown until it is played.',
    field:
      'The video element, which is put there when it stands directly in the element; one is drawn for the address of a file.',
  },
  parts: {
    box: 'The box of the film.',
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
    message: 'What is said when it cannot be shown.',
    consent: 'The card that asks the visitor, once a film of a provider is to be played.',
    'allow-once': 'The button that agrees for this film alone, and plays it.',
    'allow-always': 'The button that agrees to all videos and music, and plays it.',
    open: 'The link to the film, in a message or the card.',
  },
  cssProperties: {
    '--wb-video-color':
      'Colour of the mark that plays it and of what has been played; --wb-color-accent unless told.',
    '--wb-video-background': 'What is behind the film; --wb-color-sunken unless told.',
    '--wb-video-radius': 'How round its corners are; --wb-radius unless told.',
  },
});
