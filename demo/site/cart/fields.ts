import type { Context } from 'hono';
import { smallForm } from '../request/form-limits';
import { readForm } from '../request/read-form';
import type { PostedForm } from '../request/read-form';
import { unbroken } from '../request/unbroken';

/** What a product form says, before anything of it is believed. */
export interface ProductFields {
  handle: string;
  /** Option titles and the values chosen. */
  options: Map<string, string>;
  /** The hidden id; 0 when it is missing or no id. */
  id: number;
  /** As typed; '1' when the form has no such field. */
  quantity: string;
}

const limits = { ...smallForm, tooLong: 'That form is too long for a cart.' };
const largestId = 2_147_483_647;

/**
 * The fields of a posted product form, whether urlencoded or multipart.
 * @throws Refusal 415 for another kind of body, 413 for one that is too long, 400 for one that is broken.
 */
export async function readFields(context: Context): Promise<ProductFields> {
  const form = await readForm(context, limits);
  const options = new Map<string, string>();
  for (const [name, value] of form.fields) {
    const title = /^options\[(.*)\]$/s.exec(name)?.[1];
    if (title !== undefined) options.set(title, unbroken(value));
  }
  return {
    handle: text(form, 'product') ?? '',
    options,
    id: parseId(text(form, 'id') ?? ''),
    quantity: text(form, 'quantity') ?? '1',
  };
}

function text({ fields }: PostedForm, wanted: string): string | undefined {
  const value = fields.find(([name]) => name === wanted)?.[1];
  return value === undefined ? undefined : unbroken(value);
}

function parseId(value: string): number {
  const id = /^\d{1,10}$/.test(value.trim()) ? Number(value) : 0;
  return id <= largestId ? id : 0;
}
