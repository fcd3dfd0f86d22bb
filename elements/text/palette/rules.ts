import { type Color, parseColor, writeColor } from '../../../shared/foundation/color';

/** A colour of a palette: `{"id": "color1", "hex": "#2b2b2b"}`. */
export interface Entry {
  id: string;
  color: Color;
}

const ID = /^[\w-]{1,64}$/;

/**
 * The usable entries of a palette, and the faults of the others. Of two with the same id the later
 * counts.
 */
export function readEntries(colors: unknown): { entries: Entry[]; faults: string[] } {
  const faults: string[] = [];
  const entries = new Map<string, Entry>();
  if (!Array.isArray(colors)) faults.push('the value is no list');
  for (const it of Array.isArray(colors) ? colors : []) {
    const { id, hex } = (it ?? {}) as { id?: unknown; hex?: unknown };
    const color = parseColor(hex);
    if (typeof id !== 'string' || !ID.test(id)) faults.push(`${quoted(id)} is no id`);
    else if (!color) faults.push(`${quoted(hex)} is no colour for '${id}'`);
    else entries.set(id, { id, color });
  }
  return { entries: [...entries.values()], faults };
}

/**
 * A style sheet for the page: each colour as a custom property, and the classes of rich text (spec 9)
 * for color, background and gradient. The gradient is painted over the background, so that both
 * classes on one node fade from one colour to the other.
 */
export function rulesOf(entries: Entry[]): string {
  if (!entries.length) return '';
  const properties = entries.map(({ id, color }) => `--wb-palette-${id}:${writeColor(color)}`);
  const classes = entries.map(({ id }) => {
    const value = `var(--wb-palette-${id})`;
    return (
      `.iefhe-cp-${id}{color:${value}}` +
      `.iefhe-bcp-${id}{background-color:${value}}` +
      `.iefhe-bgp-${id}{background-image:linear-gradient(90deg,transparent,${value})}`
    );
  });
  return `:root{${properties.join(';')}}${classes.join('')}`;
}

const quoted = (value: unknown) =>
  typeof value === 'string' ? `'${value.slice(0, 40)}'` : `a value of type ${typeof value}`;
