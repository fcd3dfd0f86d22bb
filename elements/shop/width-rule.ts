import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import { BOX_WIDTHS, boxWidth } from '../../shared/foundation/box-width';

/** Anything else could end the selector that the text becomes part of. */
const WRITTEN = /^[\d.+-]+ ?(?:px|%)$/i;

/**
 * The page's rule for elements of this width, brought within its limits (spec 5); empty without a width.
 * Warns of one that is none, or beyond the limits.
 */
export function widthRule({ tag }: Light, page: Page, text: string): string {
  if (!text) return '';
  const width = WRITTEN.test(text) ? boxWidth(text) : undefined;
  const { amount, unit } = width ?? { amount: 0, unit: 'px' as const };
  if (!width || amount !== parseFloat(text)) {
    const limits = Object.entries(BOX_WIDTHS).map(([it, { min, max }]) => `${min} to ${max}${it}`);
    const message = `<${tag} width="${text.slice(0, 60)}"> is ${width ? `beyond the limits, so it is ${amount}${unit}` : 'no width, so it is as wide as there is room'}. Write ${limits.join(' or ')}.`;
    page.warn(message, message);
  }
  return width ? `${tag}[width="${text}"]{inline-size:${amount}${unit};max-inline-size:100%}` : '';
}
