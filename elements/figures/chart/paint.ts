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

/** For items without a colour: most visitors can tell these apart, on light and on dark. */
const COLORS = [
  ...['#2563eb', '#d97706', '#059669', '#dc2626'],
  ...['#7c3aed', '#0891b2', '#be185d', '#4d7c0f'],
];

const within = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined;

const written = ({ r, g, b }: Color) => `rgb(${r}, ${g}, ${b})`;

/** The paint of the item at an index of a list; invalid colours and numbers count as missing. */
export function paintOf(look: Record<string, unknown>, index: number): Paint {
  const color = parseColor(look['color']) ?? parseColor(COLORS[index % COLORS.length])!;
  const border = parseColor(look['borderColor']) ?? color;
  const { fill } = look;
  return {
    color: written(color),
    opacity: within(look['opacity'], 0, 1) ?? color.a,
    borderColor: written(border),
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
