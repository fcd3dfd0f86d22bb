import { colorOf } from './color-of';

const WHOLE = /^(linear|radial)-gradient\(([^]*)\)$/i;
const DIRECTION =
  /^(-?\d{1,3}(\.\d+)?(deg|turn)|to (top|bottom|left|right)( (top|bottom|left|right))?)$/i;
const SHAPE = /^(circle|ellipse)( at [\w% .]{1,30})?$/i;
const STOP = /^(.*?)((?:\s+-?\d{1,3}(?:\.\d+)?%){0,2})$/s;
const MOST_STOPS = 20;
/** Longer ones are none that anybody has written. */
const LONGEST = 2000;

/**
 * A gradient as it may stand in a style sheet; undefined for anything else. Colours are those of spec 5, or
 * properties.
 */
export function gradientOf(text: string): string | undefined {
  const [, kind, inside] = (text.length <= LONGEST && WHOLE.exec(text.trim())) || [];
  if (!kind || inside === undefined) return undefined;
  const parts = partsOf(inside);
  const [first = ''] = parts;
  const isLinear = kind.toLowerCase() === 'linear';
  const hasStart = (isLinear ? DIRECTION : SHAPE).test(first);
  const stops = parts.slice(hasStart ? 1 : 0).map(stopOf);
  if (stops.length < 2 || stops.length > MOST_STOPS || stops.includes(undefined)) return undefined;
  return `${kind.toLowerCase()}-gradient(${[...(hasStart ? [first] : []), ...stops].join()})`;
}

function stopOf(text: string): string | undefined {
  const [, color = '', places = ''] = STOP.exec(text) ?? [];
  const written = colorOf(color);
  return written && written + places.replace(/\s+/g, ' ');
}

/** The parts between commas; those in parentheses divide nothing. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((it) => it.trim().replace(/\s+/g, ' '));
}
