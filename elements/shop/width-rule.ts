import { boxWidth } from './box-width';

/** Anything else could end the selector that the text becomes part of. */
const WRITTEN = /^[\d.+-]+ ?(?:px|%)$/i;

/** The width that a text says, brought within its limits (spec 5); undefined where it says none. */
export const widthIn = (text: string) => (WRITTEN.test(text) ? boxWidth(text) : undefined);

/** The page's rule for elements of this width; empty without a width. */
export function widthRule(tag: string, text: string): string {
  const width = widthIn(text);
  return width
    ? `${tag}[width="${text}"]{inline-size:${width.amount}${width.unit};max-inline-size:100%}`
    : '';
}
