import { address, flag, number, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';

export const audio = contract({
  tag: 'wb-audio',
  summary:
    'A player for a recording or a stream: a native audio element with controls of the site.',
  since: '0.1',
  spec: '1, 4 (audio), 9 (audio time)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    src: address(
      '',
      'The address of the recording, where neither an audio element nor a link to a file is inside.',
    ),
    label: text(
      '',
      'What is played, the name of the player for screen readers; it is shown where nothing else is written inside. Without it the name is the first heading inside, else the text of the link.',
    ),
    duration: number(
      0,
      'How long the recording is, which is shown until the file itself says so. Nothing of a file is fetched before it is played when this is given; 0 is unknown.',
      { min: 0, unit: 'seconds' },
    ),
    loop: flag(
      'Whether it begins again at its end; an audio element of your own says so with its own loop.',
    ),
    speed: flag('Whether visitors can choose how fast it plays.'),
  },
  keyboard: {
    Tab: 'Goes through play, seek, speed, mute and volume.',
    'Enter, Space': 'On a button, presses it.',
    'ArrowLeft, ArrowRight': 'On a slider, a second or a twentieth of the volume back or on.',
    'Home, End': 'On a slider, goes to its beginning or end.',
  },
  accessibility: [
    'The controls are a group with the name of the recording; seek and volume are native sliders that say the time and the volume in words.',
    'One plays at a time: what begins to be heard pauses all other audio and films of the page.',
    'The audio element stays in the page: its events, such as play and ended, are there for scripts, and the keys of a keyboard for media work.',
    "Without script, and where its code cannot be had, the browser's own controls are there.",
    'The controls run from left to right in every language, as time does on all players.',
    'A transcript belongs beside it, for whoever cannot hear it.',
  ],
  slots: {
    '': 'What is shown above the controls, such as a heading, or a link to the file, which is then what is played.',
    field:
      'The audio element, which is put there when it stands directly in the element; one is drawn for a link or src.',
  },
  parts: {
    bar: 'The box of the controls.',
    play: 'The button that plays and pauses.',
    time: 'The time it has come to.',
    seek: 'The slider that seeks.',
    duration: 'How long it is.',
    speed: 'The list of speeds.',
    mute: 'The button that mutes.',
    volume: 'The slider for the volume.',
    message: 'What is said when it cannot be played.',
    open: 'The link to the file, when it cannot be played.',
  },
  cssProperties: {
    '--wb-audio-color':
      'Colour of the play button and of the part that has been played; --wb-color-accent unless told.',
  },
});
