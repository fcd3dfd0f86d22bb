import type { Line } from './send-line';

/**
 * The line that the form of a product sends (spec 3): its own fields `id` and `quantity`, else what is given.
 *
 * @param without what is sent where the form does not say; an empty id is 0
 */
export function lineIn(form: HTMLFormElement, without: Line): Line {
  const fields = new FormData(form);
  const written = textIn(fields, 'quantity');
  const quantity = written === '' ? without.quantity : Number(written);
  return {
    id: textIn(fields, 'id') || without.id || '0',
    quantity: Number.isFinite(quantity) ? Math.max(0, quantity) : 1,
  };
}

function textIn(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
