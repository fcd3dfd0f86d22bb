import { animationOf, ellipse, fill, group, path, stroke, trim } from './shapes';

const NONE = [
  [0, 0],
  [0, 0],
  [0, 0],
];

/** A tick that is drawn into a disc. */
export const done = animationOf({
  size: [160, 160],
  frames: 48,
  layers: [
    {
      shapes: [
        group([
          path(
            [
              [-26, 2],
              [-8, 20],
              [28, -18],
            ],
            NONE,
            NONE,
          ),
          trim([
            [14, 0],
            [32, 100],
          ]),
          stroke('#ffffff', 11),
        ]),
      ],
      how: {
        p: [80, 80],
        o: [
          [13, 0],
          [14, 100],
        ],
      },
    },
    {
      shapes: [group([ellipse([120, 120]), fill('#3f7d58')])],
      how: {
        p: [80, 80],
        s: [
          [0, [80, 80]],
          [18, [108, 108]],
          [30, [100, 100]],
        ],
      },
    },
    {
      shapes: [group([ellipse([120, 120]), stroke('#3f7d58', 4)])],
      how: {
        p: [80, 80],
        s: [
          [16, [90, 90]],
          [46, [128, 128]],
        ],
        o: [
          [16, 60],
          [46, 0],
        ],
      },
    },
  ],
});
