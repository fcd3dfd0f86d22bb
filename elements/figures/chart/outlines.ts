import type { Scale } from './scale';

/** Coordinates in hundredths of the drawing, with as many digits as a large screen has pixels. */
const round = (value: number) => Math.round(value * 100) / 100;

/** A rectangle in hundredths of the drawing, from its upper left corner. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The bar of a value between two places; it rises from zero, or hangs from it. */
export function barOf(value: number, from: number, width: number, { at }: Scale): Bar {
  const [top, bottom] = [Math.max(at(value), at(0)), Math.min(at(value), at(0))];
  return {
    x: round(100 * from),
    y: round(100 * (1 - top)),
    width: round(100 * width),
    height: round(100 * (top - bottom)),
  };
}

/** The outlines of a line as SVG paths; it is interrupted where there is no number. */
export interface Outlines {
  line: string;
  /** What is between the line and zero. */
  band: string;
}

/** The line through the values, from the left to the right. */
export function lineOf(values: readonly (number | null)[], { at }: Scale): Outlines {
  const zero = round(100 * (1 - at(0)));
  const x = (index: number) =>
    values.length > 1 ? round((100 * index) / (values.length - 1)) : 50;
  const outlines: Outlines = { line: '', band: '' };
  let start: number | undefined;
  values.forEach((value, index) => {
    if (value === null) return;
    const point = `${x(index)} ${round(100 * (1 - at(value)))}`;
    const isFirst = start === undefined;
    start ??= index;
    const isLast = (values[index + 1] ?? null) === null;
    // A line of no length shows as a dot.
    outlines.line += isFirst ? `M${point}${isLast ? 'h0' : ''}` : `L${point}`;
    outlines.band += isFirst ? `M${x(start)} ${zero}L${point}` : `L${point}`;
    if (!isLast) return;
    outlines.band += `L${x(index)} ${zero}Z`;
    start = undefined;
  });
  return outlines;
}

/** The radii of a ring, from 0 to 1; a pie has one ring for each of several numbers. */
export const ringIn = (ring: number, count: number): [inner: number, outer: number] => [
  (0.9 * ring) / count,
  (0.9 * (ring + 1)) / count,
];

/**
 * The slices of a ring as SVG paths around 0 0, where the drawing has a radius of 100. They begin at the
 * top and go clockwise; what is not positive has none.
 *
 * @param inner and `outer`: the radii of the ring, from 0 to 1
 */
export function slicesOf(
  values: readonly (number | null)[],
  inner: number,
  outer: number,
): (string | undefined)[] {
  const sizes = values.map((value) => Math.max(0, value ?? 0));
  const sum = sizes.reduce((one, other) => one + other, 0);
  let before = 0;
  return sizes.map((size) => {
    if (!size) return undefined;
    const [from, to] = [before / sum, (before += size) / sum];
    return sliceOf(from, to, 100 * inner, 100 * outer);
  });
}

/** @param from and `to`: parts of a whole turn */
function sliceOf(from: number, to: number, inner: number, outer: number): string {
  // An arc cannot come back to where it began, so a whole ring is drawn in two.
  const middle = (from + to) / 2;
  const point = (part: number, radius: number) => {
    const angle = 2 * Math.PI * part;
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  };
  const arc = (part: number, radius: number, sweep: 0 | 1) =>
    `A${radius} ${radius} 0 0 ${sweep} ${point(part, radius)}`;
  const rim = `M${point(from, outer)}${arc(middle, outer, 1)}${arc(to, outer, 1)}`;
  const isWhole = to - from > 0.9999;
  if (inner) {
    const back = `${arc(middle, inner, 0)}${arc(from, inner, 0)}`;
    return `${rim}${isWhole ? 'ZM' : 'L'}${point(to, inner)}${back}Z`;
  }
  return `${rim}${isWhole ? '' : 'L0 0'}Z`;
}
