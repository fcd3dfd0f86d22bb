import { Refusal } from '../request/refusal';

/** The most pieces of one variant that a cart holds. */
export const largestQuantity = 999;

/**
 * A quantity out of a form field.
 * @throws Refusal 422 for anything but a whole number from `least` to 999.
 */
export function parseQuantity(text: string, least: 0 | 1): number {
  const trimmed = text.trim();
  const quantity = /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  if (quantity >= least && quantity <= largestQuantity) return quantity;
  throw new Refusal(
    422,
    quantity > largestQuantity
      ? `A cart holds at most ${largestQuantity} of one thing.`
      : `Choose a whole number of pieces, ${least} or more.`,
  );
}
