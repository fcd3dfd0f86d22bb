import { animationOf, ellipse, fill, group, path } from './shapes';

const swing = (far: number): [number, number][] =>
  [0, 1, -0.8, 0.55, -0.3, 0.12, 0].map((part, index) => [index * 7, part * far]);

/** A bell that is rung once. */
export const bell = animationOf({
  size: [48, 48],
  frames: 45,
  layers: [
    {
      shapes: [
        group([
          path(
            [
              [-30, 34],
              [-22, 20],
              [0, -26],
              [22, 20],
              [30, 34],
            ],
            [
              [0, 0],
              [0, 8],
              [-22, 0],
              [0, -34],
              [-8, -6],
            ],
            [
              [8, -6],
              [0, -34],
              [22, 0],
              [0, 8],
              [0, 0],
            ],
            true,
          ),
          fill('#c98a2b'),
        ]),
        group([ellipse([10, 10], [0, -28]), fill('#a06c1d')]),
      ],
      how: { p: [24, 11], a: [0, -26], s: [50, 50], r: swing(18) },
    },
    {
      shapes: [group([ellipse([16, 16], [0, 40]), fill('#a06c1d')])],
      how: { p: [24, 11], a: [0, -26], s: [50, 50], r: swing(28) },
    },
  ],
});
