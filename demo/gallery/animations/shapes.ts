/** Small parts of Lottie animations, in the words of that format. Colours are hexadecimal. */

/** A value that moves: pairs of a frame and what it is there. */
type Moves = [frame: number, value: number | number[]][];
type Value = number | number[] | Moves;

const isMoves = (value: Value): value is Moves => Array.isArray(value) && Array.isArray(value[0]);

const EASE = { o: { x: 0.4, y: 0 }, i: { x: 0.6, y: 1 } };

export const valueOf = (value: Value) =>
  isMoves(value)
    ? { a: 1, k: value.map(([t, s]) => ({ t, s: [s].flat(), ...EASE })) }
    : { a: 0, k: value };

const colourOf = (hex: string) =>
  [1, 3, 5].map((at) => Number((parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)));

export const fill = (hex: string) => ({
  ty: 'fl',
  c: valueOf(colourOf(hex)),
  o: valueOf(100),
  r: 1,
});

export const stroke = (hex: string, width: number) => ({
  ty: 'st',
  c: valueOf(colourOf(hex)),
  o: valueOf(100),
  w: valueOf(width),
  lc: 2,
  lj: 2,
});

export const ellipse = (size: number[], at = [0, 0]) => ({
  ty: 'el',
  d: 1,
  p: valueOf(at),
  s: valueOf(size),
});

export const rect = (size: number[], at = [0, 0], round = 0) => ({
  ty: 'rc',
  d: 1,
  p: valueOf(at),
  s: valueOf(size),
  r: valueOf(round),
});

/** Points with the handles that lead in and out, both relative to the point. */
export const path = (v: number[][], i: number[][], o: number[][], closed = false) => ({
  ty: 'sh',
  ks: valueOf({ v, i, o, c: closed } as never),
});

/** As much of the lines before it as is told, in per cent. */
export const trim = (end: Value) => ({
  ty: 'tm',
  s: valueOf(0),
  e: valueOf(end),
  o: valueOf(0),
  m: 1,
});

interface Transform {
  /** Where it stands, what point of it is there, in per cent how large, turned by, in per cent how opaque. */
  p?: Value;
  a?: Value;
  s?: Value;
  r?: Value;
  o?: Value;
}

export const transform = ({
  p = [0, 0],
  a = [0, 0],
  s = [100, 100],
  r = 0,
  o = 100,
}: Transform) => ({
  p: valueOf(p),
  a: valueOf(a),
  s: valueOf(s),
  r: valueOf(r),
  o: valueOf(o),
});

export const group = (it: object[], how: Transform = {}) => ({
  ty: 'gr',
  it: [...it, { ty: 'tr', ...transform(how) }],
});

interface Made {
  size: number[];
  frames: number;
  /** The first lies above all others. */
  layers: { shapes: object[]; how?: Transform }[];
}

/** An animation of layers of shapes, with 30 frames a second. */
export const animationOf = ({ size: [w, h], frames, layers }: Made) => ({
  v: '5.13.0',
  fr: 30,
  ip: 0,
  op: frames,
  w,
  h,
  assets: [],
  layers: layers.map(({ shapes, how = {} }, index) => ({
    ty: 4,
    ind: index + 1,
    ip: 0,
    op: frames,
    st: 0,
    ks: transform(how),
    shapes,
  })),
});
