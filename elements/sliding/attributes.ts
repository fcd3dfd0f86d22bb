import { flag, number, onOff, text } from '../../shared/contract/attribute';

/** What carousel and slider have in common. */
export const slidingAttributes = {
  active: number(
    1,
    'The first slide in view, counted from 1; past the last one, the last. It stays when slides come or go before it, and then shows another.',
    {
      min: 1,
    },
  ),
  label: text(
    '',
    'What the slides are about, such as New arrivals, for screen readers; they say only carousel unless told.',
  ),
  arrows: onOff(true, 'Whether buttons for the previous and the next slide stand beside it.'),
  dots: onOff(
    true,
    'Whether a row of dots below shows where one is, and leads there; past twelve of them a number stands there instead.',
  ),
  loop: flag('Goes from the last slide on to the first; not while all slides are in view at once.'),
  autoplay: flag(
    'Goes on by itself while at least half of it is in view. It waits under a pointer, while the focus is in it and in a hidden window, has a button that stops it, and never moves where less motion is asked for.',
  ),
  autoplaySpeed: number(5, 'How long each slide stays with autoplay.', {
    min: 1,
    max: 600,
    unit: 'seconds',
  }),
  transitionSpeed: number(
    5,
    'How long it takes to go on, about: 5 is half a second, 0 goes at once, and less than 2 is as 2.',
    { min: 0, max: 100, unit: 'tenths of a second' },
  ),
  swipe: onOff(true, 'Whether it follows a mouse or a finger that drags it.'),
  wheel: flag(
    'Goes on with the wheel too, at most two steps at a time; at the ends the page scrolls, and over a box in a slide that scrolls up and down, first the box. It wakes under the pointer then.',
  ),
} as const;
