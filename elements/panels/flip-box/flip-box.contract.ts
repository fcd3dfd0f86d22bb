import { flag, oneOf, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

export const flipBox = contract({
  tag: 'wb-flip-box',
  summary: 'A box with a front and a back, which turns over on hover or click.',
  since: '0.1',
  spec: '1, 4 (flip box), 9 (transitions, breakpoints: helper)',
  wakes: 'interaction',
  attributes: {
    trigger: oneOf(
      ['hover', 'click'],
      'What turns it over: a pointer over it, which wakes it, on desktops, 992 pixels wide or more, and a click elsewhere; or a click everywhere.',
    ),
    transition: oneOf(
      ['flip', 'slide', 'push', 'zoomIn', 'zoomOut', 'fade'],
      'How the back takes the place of the front.',
    ),
    direction: oneOf(['left', 'right', 'up', 'down'], 'Where the movement goes.'),
    flipped: flag(
      'Whether the back is in view; a window that becomes as wide as a desktop shows the front again.',
    ),
    turnText: text('', "The name of the button that turns it over; 'Turn over' unless told."),
  },
  events: {
    'wb-flip-box-change': event(
      'About to turn over by click or key; prevent it to stay. Hovering asks nobody.',
      {
        cancelable: true,
        detail: { flipped: flag('Whether the back is to be in view.') },
      },
    ),
  },
  keyboard: {
    'Enter, Space': 'On its button, turns it over.',
    Tab: 'Goes to the button, and through the side in view.',
  },
  accessibility: [
    'A button that is pressed while the back is in view turns it over; it shows when it has the focus, and where there is no hovering.',
    'The hidden side cannot be reached, neither by keys nor by screen readers.',
    'Links and controls on a side work, and never turn it over.',
    'Where less motion is asked for, the sides change places at once.',
    'Without script, and on paper, both sides show, one below the other.',
  ],
  slots: {
    front: 'What is in view at first.',
    back: 'What is behind it.',
  },
  parts: {
    box: 'The box; as high as the higher side.',
    front: 'The front side.',
    back: 'The back side.',
    turn: 'The button that turns it over.',
  },
  cssProperties: {
    '--wb-flip-box-duration': 'How long it takes to turn over; 0.5s unless told.',
    '--wb-flip-box-padding':
      'Space around the content of a side; --wb-space-l unless told. Where nothing hovers, there is more below it, for the button.',
  },
});
