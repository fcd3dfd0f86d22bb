import { latest } from '../../../shared/bus/bus';
import type { Start } from '../catalogue';
import { type Choice, choiceOf } from '../choice';
import type { Variant } from '../variant';
import { findVariant } from '../variants';
import type { Line } from './cart';

/**
 * The variant that a form asks for: what its own controls hold counts for more than what was heard,
 * since a picker may still be asleep with what the browser restored in it.
 */
export function variantIn(form: HTMLFormElement, start: Start, heard: Choice): Variant | null {
  const fields = new FormData(form);
  const { product, titles } = start;
  const held = titles.flatMap((title) => {
    const value = fields.get(`options[${title}]`);
    return typeof value === 'string' ? [[title, value] as const] : [];
  });
  return findVariant(product, titles, choiceOf([...Object.entries(heard), ...held]));
}

/**
 * What a product form asks for (spec 3): the variant chosen, else the form's own id, else the
 * default variant, else 0; the form's quantity, else the one chosen elsewhere in the page, else 1.
 */
export function lineOf(
  form: HTMLFormElement,
  handle: string,
  chosenId: string | undefined,
  defaultId: string,
): Line {
  const fields = new FormData(form);
  const id = chosenId ?? (textIn(fields, 'id') || defaultId || '0');
  const given = textIn(fields, 'quantity');
  const elsewhere = latest('product.quantity', handle)?.quantity ?? 1;
  const quantity = given === '' ? elsewhere : Number(given);
  return { id, quantity: Number.isFinite(quantity) ? Math.max(0, quantity) : 1 };
}

function textIn(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
