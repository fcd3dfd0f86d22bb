import { flag, json, number, oneOf, spelled, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';
import {
  described,
  eitherOf,
  fieldsOf,
  listOf,
  maybe,
  numberShape,
  recordOf,
  textShape,
  wordShape,
} from '../../../shared/contract/shape';

const keyframes = listOf(recordOf(eitherOf(textShape, numberShape)));
const options = fieldsOf({
  composite: maybe(wordShape(['replace', 'add', 'accumulate'])),
  iterationComposite: maybe(wordShape(['replace', 'accumulate'])),
  pseudoElement: maybe(textShape),
  delay: maybe(numberShape),
  direction: maybe(wordShape(['normal', 'reverse', 'alternate', 'alternate-reverse'])),
  duration: maybe(numberShape),
  easing: maybe(textShape),
  endDelay: maybe(numberShape),
  fill: maybe(wordShape(['none', 'forwards', 'backwards', 'both', 'auto'])),
  iterationStart: maybe(numberShape),
  iterations: maybe(eitherOf(numberShape, wordShape(['Infinity']))),
  playbackRate: maybe(numberShape),
});
const stage = fieldsOf({ keyframes, options: maybe(options) });
/** Without keyframes there is no end animation. */
const end = fieldsOf({ keyframes: maybe(keyframes), options: maybe(options) });

export const hover = contract({
  tag: 'wb-hover',
  summary: 'Content that moves while the pointer is over it, or the focus in it.',
  since: '0.1',
  spec: '1, 3 (hover animation), 4, 5, 9 (breakpoints: helper)',
  wakes: 'script',
  watched: true,
  attributes: {
    animation: oneOf(
      [
        ...['none', 'grow', 'shrink', 'pulse', 'pulse-grow', 'pulse-shrink', 'push', 'pop'],
        ...['bounce-in', 'bounce-out', 'rotate', 'grow-rotate', 'float', 'sink', 'bob', 'hang'],
        ...['skew', 'skew-forward', 'skew-backward', 'wobble-vertical', 'wobble-horizontal'],
        ...['wobble-to-bottom-right', 'wobble-to-top-right', 'wobble-top', 'wobble-bottom'],
        ...['wobble-skew', 'buzz', 'buzz-out', 'forward', 'backward'],
      ] as const,
      'The motion, where it has no keyframes of its own.',
    ),
    duration: number(1000, 'How long it takes, once.', {
      min: 0,
      max: 60_000,
      unit: 'milliseconds',
    }),
    keyframes: json<unknown>(
      [],
      described(keyframes),
      'A motion of its own, as the Web Animations API has it; with a bad value in it there is none.',
    ),
    options: json<unknown>(
      {},
      described(options),
      'How it runs, as the Web Animations API has it; keys that are not among these are left out.',
    ),
    reversible: flag('Whether keyframes of its own run back when the pointer has left.'),
    multiAnimation: spelled(
      'multianimation',
      json<unknown>(
        [],
        described(listOf(stage)),
        'Motions of its own, one after the other; only together with an end.',
      ),
    ),
    endAnimation: spelled(
      'endanimation',
      json<unknown>(
        {},
        described(end),
        'What follows the several motions when the pointer has left.',
      ),
    ),
    target: text(
      '',
      'A selector of what moves in its content, the first that fits; all of it unless told.',
    ),
    animationId: spelled(
      'animationid',
      text(
        '',
        'The animation-id of an entrance, during which it rests; it does so in any around it or in it.',
      ),
    ),
  },
  accessibility: [
    'It moves from 992 pixels of width on, where there is a mouse or the like; there for the focus of a keyboard, too.',
    'Where less motion is asked for nothing moves.',
    'It says nothing, and takes no focus: put a link or a button into it where there is something to do.',
  ],
  slots: { '': 'What moves, or holds what moves.' },
  parts: { box: 'The box around the content, which is what moves without a target.' },
});
