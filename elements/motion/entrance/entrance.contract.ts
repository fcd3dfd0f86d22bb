import { flag, number, oneOf, spelled, text } from '../../../shared/contract/attribute';
import { contract, method } from '../../../shared/contract/contract';

export const entrance = contract({
  tag: 'wb-entrance',
  summary: 'Content that comes in with a motion when it comes into view.',
  since: '0.1',
  spec: '1, 4 (hover animation: entrance.on, entrance.off)',
  wakes: 'script',
  watched: true,
  attributes: {
    animation: oneOf(
      [
        ...['fadeIn', 'fadeInDown', 'fadeInLeft', 'fadeInRight', 'fadeInUp'],
        ...['fadeInDownBig', 'fadeInLeftBig', 'fadeInRightBig', 'fadeInUpBig'],
        ...['bounceIn', 'bounceInDown', 'bounceInLeft', 'bounceInRight', 'bounceInUp'],
        ...['rotateIn', 'rotateInDownLeft', 'rotateInDownRight', 'rotateInUpLeft'],
        ...['rotateInUpRight', 'slideInDown', 'slideInLeft', 'slideInRight', 'slideInUp'],
        ...['zoomIn', 'zoomInDown', 'zoomInLeft', 'zoomInRight', 'zoomInUp'],
        ...['lightSpeedIn', 'rollIn', 'jackInTheBox', 'bounce', 'flash', 'pulse', 'rubberBand'],
        ...['shake', 'swing', 'tada', 'wobble', 'jello'],
      ] as const,
      'The motion. The last nine move content that is in its place already; the others bring it in.',
    ),
    duration: number(1000, 'How long it takes.', { min: 0, max: 60_000, unit: 'milliseconds' }),
    delay: number(0, 'How long it waits once it is in view.', {
      min: 0,
      max: 60_000,
      unit: 'milliseconds',
    }),
    repeat: number(
      1,
      'How often it plays, once each time it comes into view; 0 plays every time.',
      {
        min: 0,
      },
    ),
    atStart: flag(
      'Whether it also comes in where it is in view as the page opens, which keeps it from view until the script is there, for two seconds at most.',
    ),
    animationId: spelled(
      'animationid',
      text(
        '',
        'The animation-id of hover animations that rest while this one plays; those around it and in it do so anyway.',
      ),
    ),
  },
  methods: { play: method('Plays it now, whatever has been.') },
  accessibility: [
    'Where less motion is asked for, without script and on paper nothing moves and everything is in its place.',
    'What is in view as the page opens is not taken away to be brought in, unless its author asks for that.',
    'While it waits its content is there for find-in-page, focus and screen readers; what they go to comes into view.',
    'Its host has data-wb-state="waiting", "playing" or "shown", for a page that goes by it.',
  ],
  slots: { '': 'What comes in.' },
  parts: { box: 'The box around the content, which is what moves.' },
});
