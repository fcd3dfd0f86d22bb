import { animationOf, ellipse, fill, group, path, rect, stroke } from './shapes';

const LENGTH = 180;

const hill = (colour: string, top: number) =>
  group([
    path(
      [
        [-40, top + 36],
        [110, top],
        [250, top + 30],
        [380, top + 8],
        [380, 240],
        [-40, 240],
      ],
      [
        [0, 0],
        [-50, 0],
        [-50, 0],
        [-40, 12],
        [0, 0],
        [0, 0],
      ],
      [
        [50, -30],
        [50, 0],
        [40, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      true,
    ),
    fill(colour),
  ]);

const ray = (turn: number) =>
  group(
    [
      path(
        [
          [0, -44],
          [0, -54],
        ],
        [
          [0, 0],
          [0, 0],
        ],
        [
          [0, 0],
          [0, 0],
        ],
      ),
      stroke('#f2b84b', 5),
    ],
    { r: turn },
  );

const cloud = [
  group([
    ellipse([46, 30], [-16, 0]),
    ellipse([40, 40], [8, -8]),
    ellipse([44, 28], [28, 2]),
    fill('#ffffff'),
  ]),
];

/** A sun that turns over hills, and clouds that go by: it comes round without a seam. */
export const morning = animationOf({
  size: [320, 200],
  frames: LENGTH,
  layers: [
    { shapes: [hill('#5c8a64', 150)] },
    {
      shapes: [hill('#86ac7f', 124)],
      how: {
        p: [
          [0, [-6, 0]],
          [LENGTH / 2, [6, 0]],
          [LENGTH, [-6, 0]],
        ],
      },
    },
    {
      shapes: cloud,
      how: {
        p: [
          [0, [60, 52]],
          [LENGTH / 2, [84, 48]],
          [LENGTH, [60, 52]],
        ],
      },
    },
    {
      shapes: [
        group([ellipse([60, 60]), fill('#f5c560')]),
        ...Array.from({ length: 12 }, (_, index) => ray(index * 30)),
      ],
      how: {
        p: [
          [0, [214, 92]],
          [LENGTH / 2, [214, 80]],
          [LENGTH, [214, 92]],
        ],
        r: [
          [0, 0],
          [LENGTH, 60],
        ],
      },
    },
    { shapes: [group([rect([320, 200], [160, 100]), fill('#cfe6f2')])] },
  ],
});
