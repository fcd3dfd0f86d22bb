/** What a field says, as a quantity (spec 5): no number is 0, and so is anything below. */
export const amountIn = (input: HTMLInputElement | null) => quantityOf(input?.value);

/** What it said in a page that nobody has touched. */
export const defaultAmountIn = (input: HTMLInputElement | null) => quantityOf(input?.defaultValue);

/**
 * The quantity after one press of a button: one more or one less (spec 4), or as much as the
 * author's own `step` says, within the author's own `min` and `max`, and never below 0.
 */
export function stepped(input: HTMLInputElement, by: 1 | -1): number {
  const { min, max, step } = input;
  const size = Number(step) > 0 ? Number(step) : 1;
  const least = Math.max(0, Number(min) || 0);
  const most = max === '' ? Infinity : Math.max(least, Number(max));
  // 0.1 + 0.2 is 0.30000000000000004.
  const next = Number((amountIn(input) + by * size).toPrecision(15));
  return Math.min(Number.isNaN(most) ? Infinity : most, Math.max(least, next));
}

function quantityOf(text: string | undefined): number {
  const value = Number(text);
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}
