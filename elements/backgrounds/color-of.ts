import { parseColor, writeColor } from '../../shared/foundation/color';

const PROPERTY = /^var\(\s*(--[a-z][\w-]{0,60})\s*\)$/i;

/** A colour as it may stand in a style sheet: one of spec 5, or a property; undefined for anything else. */
export function colorOf(text: string): string | undefined {
  const color = parseColor(text);
  if (color) return writeColor(color);
  const [, name] = PROPERTY.exec(text.trim()) ?? [];
  return name && `var(${name})`;
}
