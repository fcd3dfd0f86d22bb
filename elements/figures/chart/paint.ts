import { type Color, parseColor } from '../../../shared/foundation/color';

/** The paint of one item, in SVG terms. */
export interface Paint {
  color: string;
  opacity: number;
  borderColor: string;
  borderWidth: number;
  /** By default bars and slices are filled, and the area below a line is not. */
  fill?: 'on' | 'off' | undefined;
}

/** For items without a colour; the style sheet says which. */
const COLORS = 8;

const within = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined;

const written = ({ r, g, b }: Color) => `rgb(${r}, ${g}, ${b})`;

/** The paint of the item at an index of a list; invalid colours and numbers count as missing. */
export function paintOf(look: Record<string, unknown>, index: number): Paint {
  const given = parseColor(look['color']);
  const color = given ? written(given) : `var(--color-${(index % COLORS) + 1})`;
  const border = parseColor(look['borderColor']);
  const { fill } = look;
  return {
    color,
    opacity: within(look['opacity'], 0, 1) ?? given?.a ?? 1,
    borderColor: border ? written(border) : color,
    borderWidth: within(look['borderWidth'], 0, 50) ?? 2,
    fill: fill === 'on' || fill === 'off' ? fill : undefined,
  };
}

/** Spec 9: the opacity of what a bar or a line fills. */
const BAND = 0.5;

/** The look of an item in a drawing or beside its label, as SVG attributes. */
export interface Look {
  fill: string;
  fillOpacity: number;
  stroke: string;
  strokeWidth: number;
}

/** The look of an item in a type of chart: the area below a line is filled only on request. */
export function lookOf(paint: Paint, type: 'pie' | 'bar' | 'line'): Look {
  const isFilled = type === 'line' ? paint.fill === 'on' : paint.fill !== 'off';
  const band = type === 'pie' ? 1 : BAND;
  return {
    fill: paint.color,
    fillOpacity: isFilled ? paint.opacity * band : 0,
    stroke: paint.borderColor,
    strokeWidth: paint.borderWidth,
  };
}
