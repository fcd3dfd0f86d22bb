/** The native input in the page that holds the quantity; none when its author has taken it away. */
export const fieldOf = (host: Element) =>
  host.querySelector<HTMLInputElement>(':scope > input[slot="field"]');

/** Whether visitors cannot change a field. */
export const isFixed = (input: HTMLInputElement) => input.matches(':disabled') || input.readOnly;

/** The quantity in a field (spec 5); 0 when it is negative or not a number. */
export const amountIn = (input: HTMLInputElement | null) => quantityOf(input?.value);

/** The field's initial quantity, from its `value` attribute. */
export const defaultAmountIn = (input: HTMLInputElement | null) => quantityOf(input?.defaultValue);

/**
 * The quantity after one press of a button: one more or one less (spec 4), or the author's `step`,
 * within the author's `min` and `max`, and never below 0.
 */
export function stepped(input: HTMLInputElement, by: 1 | -1): number {
  const { min, max, step } = input;
  const size = Number(step) > 0 ? Number(step) : 1;
  const least = Math.max(0, Number(min) || 0);
  const most = max === '' ? Infinity : Math.max(least, Number(max));
  // Removes rounding errors: 0.1 + 0.2 is 0.30000000000000004.
  const next = Number((amountIn(input) + by * size).toPrecision(15));
  return Math.min(Number.isNaN(most) ? Infinity : most, Math.max(least, next));
}

function quantityOf(text: string | undefined): number {
  const value = Number(text);
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}
