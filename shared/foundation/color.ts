/** An RGB colour: red, green and blue as integers from 0 to 255, opacity from 0 to 1. */
export interface Color {
  r: number;
  g: number;
  b: number;
  a: number;
}

const HEX = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i;
const CHANNEL = String.raw`\s*(\d{1,3})\s*`;
const RGB = new RegExp(`^rgb\\(${CHANNEL},${CHANNEL},${CHANNEL}\\)$`, 'i');
const RGBA = new RegExp(
  String.raw`^rgba\(${CHANNEL},${CHANNEL},${CHANNEL},\s*(\d+(?:\.\d*)?|\.\d+)\s*\)$`,
  'i',
);

/**
 * Parses a colour in the formats of spec 5: `#abc`, `#aabbcc`, `rgb(1, 2, 3)` and `rgba(1, 2, 3, 0.5)`,
 * in any case, with optional spaces around it and its numbers. Null for anything else: numbers above
 * 255, an opacity above 1, names, percentages, values other than strings.
 */
export function parseColor(text: unknown): Color | null {
  if (typeof text !== 'string') return null;
  const written = text.trim();
  const hex = HEX.exec(written)?.slice(1).filter(Boolean);
  if (hex) {
    const [r, g, b] = hex.map((digits) => parseInt(digits.padStart(2, digits), 16));
    return { r: r!, g: g!, b: b!, a: 1 };
  }
  const [, r, g, b, a = 1] = (RGB.exec(written) ?? RGBA.exec(written) ?? []).map(Number);
  return r === undefined || Math.max(r, g!, b!) > 255 || a > 1 ? null : { r, g: g!, b: b!, a };
}

/** Writes a colour for a style sheet: `#aabbcc`, or `rgb(1 2 3/0.5)` where it lets something through. */
export const writeColor = ({ r, g, b, a }: Color): string =>
  a === 1
    ? `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    : `rgb(${r} ${g} ${b}/${a})`;
