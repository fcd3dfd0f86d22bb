import type { Props } from '../../../shared/contract/contract';
import type { hover } from './hover.contract';
import type { Motion, Stage } from './stage';

export type Preset = Props<typeof hover>['animation'];
/** In pixels, since lengths in per cent and transform origins would keep it off the compositor. */
type Draw = (height: number) => Motion;

const EASE_BOTH = 'ease-in-out';
const OVERSHOOT = 'cubic-bezier(0.47, 2.02, 0.31, -0.36)';

const move = (transforms: readonly string[]): Keyframe[] =>
  transforms.map((transform) => ({ transform }));

/** Moves to its end and stays there, and goes back when the pointer leaves. */
const hold =
  (rest: string, transform: string, easing = 'ease'): Draw =>
  () => ({
    stages: [{ frames: move([rest, transform]), options: { easing } }],
    isReversible: true,
  });

const once =
  (transforms: readonly string[], options: Stage['options'] = {}): Draw =>
  () => ({ stages: [{ frames: move(transforms), options }] });

const endless = (transforms: readonly string[]) => once(transforms, { iterations: Infinity });

/** Goes up or down, stays there swaying, and comes back. */
const sway =
  (way: 1 | -1): Draw =>
  () => {
    const at = (y: number) => `translateY(${y * way}px)`;
    const short = { duration: 200, easing: EASE_BOTH };
    const sways = { iterations: Infinity, easing: EASE_BOTH };
    return {
      stages: [
        { frames: move([at(0), at(8)]), options: short },
        { frames: move([at(8), at(4), at(8)]), options: sways },
      ],
      end: { frames: move([at(0)]), options: short },
    };
  };

/** Skews around its middle (0), its lower (1) or its upper edge (-1). */
const lean = (degrees: number, held: -1 | 0 | 1, height: number) => {
  const aside = (-Math.tan((degrees * Math.PI) / 180) * height * held) / 2;
  return `translateX(${aside}px) skewX(${degrees}deg)`;
};

const leans =
  (degrees: number, held: -1 | 0 | 1): Draw =>
  (height) => ({
    stages: [{ frames: move([lean(0, held, height), lean(degrees, held, height)]), options: {} }],
    isReversible: true,
  });

/** Six steps, each smaller than the one before. */
const DAMPED = [0, 8, -6, 4, -2, 1, 0];
const wobble = (x: number, y: number) =>
  once(
    DAMPED.map((it) => `translate(${it * x}px, ${it * y}px)`),
    { easing: EASE_BOTH },
  );
const wobbleLeaning =
  (held: -1 | 0 | 1): Draw =>
  (height) => ({
    stages: [
      {
        frames: move([0, -12, 10, -6, 4, -2, 0].map((it) => lean(it, held, height))),
        options: { easing: EASE_BOTH },
      },
    ],
  });

const shaken = (steps: readonly number[]) =>
  [0, ...steps, 0].map((it) => `translateX(${it}px) rotate(${(it * 2) / 3}deg)`);
const BUZZ = [3, -3];

/** The motions by name. The keyframes are our own, after what the names mean. */
export const presets: Record<Exclude<Preset, 'none'>, Draw> = {
  grow: hold('scale(1)', 'scale(1.1)'),
  shrink: hold('scale(1)', 'scale(0.9)'),
  pulse: () => ({
    stages: [
      {
        frames: [
          { transform: 'scale(1)' },
          { transform: 'scale(1.1)', offset: 0.25 },
          { transform: 'scale(0.9)', offset: 0.75 },
          { transform: 'scale(1)' },
        ],
        options: {},
      },
    ],
  }),
  'pulse-grow': endless(['scale(1)', 'scale(1.1)', 'scale(1)']),
  'pulse-shrink': hold('scale(1)', 'scale(0.9)', EASE_BOTH),
  push: once(['scale(1)', 'scale(0.8)', 'scale(1)']),
  pop: once(['scale(1)', 'scale(1.2)', 'scale(1)']),
  'bounce-in': hold('scale(1)', 'scale(1.2)', OVERSHOOT),
  'bounce-out': hold('scale(1)', 'scale(0.8)', OVERSHOOT),
  rotate: hold('rotate(0deg)', 'rotate(4deg)'),
  'grow-rotate': hold('scale(1) rotate(0deg)', 'scale(1.1) rotate(4deg)'),
  float: hold('translateY(0px)', 'translateY(-8px)'),
  sink: hold('translateY(0px)', 'translateY(8px)'),
  bob: sway(-1),
  hang: sway(1),
  skew: leans(-10, 0),
  'skew-forward': leans(-10, 1),
  'skew-backward': leans(10, 1),
  'wobble-vertical': wobble(0, 1),
  'wobble-horizontal': wobble(1, 0),
  'wobble-to-bottom-right': wobble(1, 1),
  'wobble-to-top-right': wobble(1, -1),
  'wobble-top': wobbleLeaning(1),
  'wobble-bottom': wobbleLeaning(-1),
  'wobble-skew': wobbleLeaning(0),
  buzz: endless(shaken([BUZZ, BUZZ, BUZZ, BUZZ, BUZZ].flat())),
  'buzz-out': once(shaken([...BUZZ, ...BUZZ, 2, -2, 2, -2, 1, -1])),
  forward: hold('translateX(0px)', 'translateX(8px)'),
  backward: hold('translateX(0px)', 'translateX(-8px)'),
};
