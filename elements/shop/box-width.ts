/** How wide the box of a widget may be, by unit (spec 5). */
export const BOX_WIDTHS = {
  px: { min: 5, max: 1000 },
  '%': { min: 5, max: 100 },
} as const;

/** The width of a widget's box. */
export interface BoxWidth {
  amount: number;
  unit: keyof typeof BOX_WIDTHS;
}

const WIDTH = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+))\s*(px|%)\s*$/i;

/** A width such as `320px` or `50%`, brought within the limits of its unit; undefined for other text. */
export function boxWidth(text: string): BoxWidth | undefined {
  const [, digits, written] = WIDTH.exec(text) ?? [];
  if (!digits) return undefined;
  const unit = written === '%' ? '%' : 'px';
  const { min, max } = BOX_WIDTHS[unit];
  return { amount: Math.min(max, Math.max(min, Number(digits))), unit };
}
