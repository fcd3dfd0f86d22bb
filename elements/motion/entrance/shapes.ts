import type { Settings } from './settings';

/** The moving box, in pixels: lengths in per cent would keep the motion off the compositor. */
interface Size {
  width: number;
  height: number;
}

type Shape = (size: Size) => Keyframe[];
type Way = 'Down' | 'Left' | 'Right' | 'Up';

const OVERSHOOT = 'cubic-bezier(0.215, 0.61, 0.355, 1)';
/** Starts outside the window, whatever its size; in pixels. */
const FAR = 2000;
/** The longest way of a fade, in pixels: tall content would come from too far away to follow. */
const NEAR = 240;

/** The point, in pixels, from which a motion in a direction starts. */
function from(way: Way, x: number, y = x): [x: number, y: number] {
  if (way === 'Left' || way === 'Right') return [way === 'Left' ? -x : x, 0];
  return [0, way === 'Down' ? -y : y];
}

const at = ([x, y]: [x: number, y: number]) => `translate(${x}px, ${y}px)`;
const rest = { opacity: 1, transform: 'none' };

/** Keyframes that are evenly spread, or at `offsets` in per cent. */
const steps = (transforms: string[], offsets?: number[], easing?: string): Keyframe[] =>
  transforms.map((transform, index) => ({
    transform,
    ...(offsets && { offset: offsets[index]! / 100 }),
    ...(easing && { easing }),
  }));

/** Rotates or skews around a point, given in pixels from the middle. */
const heldAt = (x: number, y: number, turn: string) =>
  `translate(${x}px, ${y}px) ${turn} translate(${-x}px, ${-y}px)`;

const fade =
  (way: Way, distance?: number): Shape =>
  ({ width, height }) => {
    const near = from(way, Math.min(width, NEAR), Math.min(height, NEAR));
    return [{ opacity: 0, transform: at(distance ? from(way, distance) : near) }, rest];
  };

const bounceFrom =
  (way: Way): Shape =>
  () => {
    const places = [1000, -25, 10, -5].map((distance) => at(from(way, distance)));
    const [first, ...others] = steps([...places, 'none'], [0, 60, 75, 90, 100], OVERSHOOT);
    return [{ ...first, opacity: 0 }, { ...others[0], opacity: 1 }, ...others.slice(1)];
  };

const turnAt =
  (side: -1 | 1, degrees: number): Shape =>
  ({ width, height }) => {
    const turned = (it: number) => heldAt((side * width) / 2, height / 2, `rotate(${it}deg)`);
    return [
      { opacity: 0, transform: turned(degrees) },
      { opacity: 1, transform: turned(0) },
    ];
  };

const zoomFrom =
  (way: Way): Shape =>
  () => [
    { opacity: 0, transform: `${at(from(way, 1000))} scale(0.1)`, easing: 'ease-in' },
    {
      opacity: 1,
      transform: `${at(from(way, -60))} scale(0.475)`,
      offset: 0.6,
      easing: 'ease-out',
    },
    { opacity: 1, transform: `${at([0, 0])} scale(1)` },
  ];

const slide =
  (way: Way): Shape =>
  ({ width, height }) => [
    // While its delay runs it is not to be seen beside its place; then it is, all the way.
    { opacity: 0, transform: at(from(way, width, height)) },
    { opacity: 1, offset: 0.001 },
    rest,
  ];

const swinging =
  (degrees: number[]): Shape =>
  ({ height }) =>
    steps(degrees.map((it) => heldAt(0, -height / 2, `rotate(${it}deg)`)));

/** The motions by name, each for a box of some size; the keyframes are our own. */
export const shapes: Record<Settings['animation'], Shape> = {
  fadeIn: () => [{ opacity: 0 }, { opacity: 1 }],
  fadeInDown: fade('Down'),
  fadeInLeft: fade('Left'),
  fadeInRight: fade('Right'),
  fadeInUp: fade('Up'),
  fadeInDownBig: fade('Down', FAR),
  fadeInLeftBig: fade('Left', FAR),
  fadeInRightBig: fade('Right', FAR),
  fadeInUpBig: fade('Up', FAR),
  bounceIn: () => {
    const scales = [0.3, 1.1, 0.9, 1.03, 0.97, 1].map((it) => `scale(${it})`);
    const frames = steps(scales, undefined, OVERSHOOT);
    return [
      { ...frames[0], opacity: 0 },
      ...frames.slice(1, 3),
      { ...frames[3], opacity: 1 },
      ...frames.slice(4),
    ];
  },
  bounceInDown: bounceFrom('Down'),
  bounceInLeft: bounceFrom('Left'),
  bounceInRight: bounceFrom('Right'),
  bounceInUp: bounceFrom('Up'),
  rotateIn: () => [
    { opacity: 0, transform: 'rotate(-200deg)' },
    { opacity: 1, transform: 'rotate(0deg)' },
  ],
  rotateInDownLeft: turnAt(-1, -45),
  rotateInDownRight: turnAt(1, 45),
  rotateInUpLeft: turnAt(-1, 45),
  rotateInUpRight: turnAt(1, -45),
  slideInDown: slide('Down'),
  slideInLeft: slide('Left'),
  slideInRight: slide('Right'),
  slideInUp: slide('Up'),
  zoomIn: () => [
    { opacity: 0, transform: 'scale(0.3)' },
    { opacity: 1, offset: 0.5 },
    { transform: 'scale(1)' },
  ],
  zoomInDown: zoomFrom('Down'),
  zoomInLeft: zoomFrom('Left'),
  zoomInRight: zoomFrom('Right'),
  zoomInUp: zoomFrom('Up'),
  lightSpeedIn: ({ width }) => [
    { opacity: 0, transform: `translateX(${width}px) skewX(-30deg)` },
    { opacity: 1, transform: 'translateX(0px) skewX(20deg)', offset: 0.6 },
    { transform: 'translateX(0px) skewX(-5deg)', offset: 0.8 },
    { opacity: 1, transform: 'translateX(0px) skewX(0deg)' },
  ],
  rollIn: ({ width }) => [
    { opacity: 0, transform: `translateX(${-width}px) rotate(-120deg)` },
    { opacity: 1, transform: 'translateX(0px) rotate(0deg)' },
  ],
  jackInTheBox: ({ height }) => {
    const turned = (degrees: number) => heldAt(0, height / 2, `rotate(${degrees}deg)`);
    return [
      { opacity: 0, transform: `${turned(30)} scale(0.1)` },
      { transform: `${turned(-10)} scale(1)`, offset: 0.5 },
      { transform: `${turned(3)} scale(1)`, offset: 0.7 },
      { opacity: 1, transform: `${turned(0)} scale(1)` },
    ];
  },
  bounce: () =>
    steps(
      [0, 0, -30, -30, 0, -15, 0, -4, 0].map((y) => `translateY(${y}px)`),
      [0, 20, 40, 43, 53, 70, 80, 90, 100],
      OVERSHOOT,
    ),
  flash: () => [1, 0, 1, 0, 1].map((opacity) => ({ opacity })),
  pulse: () => steps(['scale(1)', 'scale(1.05)', 'scale(1)']),
  rubberBand: () =>
    steps(
      ['1', '1.25, 0.75', '0.75, 1.25', '1.15, 0.85', '0.95, 1.05', '1.05, 0.95', '1'].map(
        (it) => `scale(${it})`,
      ),
      [0, 30, 40, 50, 65, 75, 100],
    ),
  shake: () =>
    steps([0, -10, 10, -10, 10, -10, 10, -10, 10, -10, 0].map((x) => `translateX(${x}px)`)),
  swing: swinging([0, 15, -10, 5, -5, 0]),
  tada: () =>
    steps([
      'scale(1) rotate(0deg)',
      ...[0.9, 0.9].map((it) => `scale(${it}) rotate(-3deg)`),
      ...[3, -3, 3, -3, 3, -3].map((it) => `scale(1.1) rotate(${it}deg)`),
      'scale(1.1) rotate(3deg)',
      'scale(1) rotate(0deg)',
    ]),
  wobble: ({ width }) =>
    steps(
      [
        [0, 0],
        [-25, -5],
        [20, 3],
        [-15, -3],
        [10, 2],
        [-5, -1],
        [0, 0],
      ].map(([x, turn]) => `translateX(${(x! / 100) * width}px) rotate(${turn}deg)`),
    ),
  jello: () =>
    steps(
      [0, 0, -12.5, 6.25, -3.125, 1.5625, -0.78, 0.39, -0.195, 0].map(
        (it) => `skewX(${it}deg) skewY(${it}deg)`,
      ),
    ),
};
