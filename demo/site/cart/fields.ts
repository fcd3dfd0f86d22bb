import type { Context } from 'hono';
import { CartError } from './cart-error';

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

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const largestId = 2_147_483_647;

/**
 * The fields of a posted product form, whether urlencoded or multipart.
 * @throws CartError 415 for another kind of body, 400 for one that is broken.
 */
export async function readFields(context: Context): Promise<ProductFields> {
  if (!formTypes.test(context.req.header('content-type') ?? '')) {
    throw new CartError(415, 'The cart reads forms only, urlencoded or multipart.');
  }
  const form = await parseForm(context);
  const options = new Map<string, string>();
  for (const [name, value] of form) {
    const title = /^options\[(.*)\]$/s.exec(name)?.[1];
    if (title !== undefined && typeof value === 'string') options.set(title, unbroken(value));
  }
  return {
    handle: text(form, 'product') ?? '',
    options,
    id: parseId(text(form, 'id') ?? ''),
    quantity: text(form, 'quantity') ?? '1',
  };
}

async function parseForm(context: Context): Promise<FormData> {
  try {
    return await context.req.raw.formData();
  } catch {
    throw new CartError(400, 'The form arrived broken. Please send it again.');
  }
}

function text(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? unbroken(value) : undefined;
}

/** PostgreSQL text cannot hold a zero character, and no value of ours has one. */
function unbroken(value: string): string {
  return value.replaceAll('\0', '\uFFFD');
}

function parseId(value: string): number {
  const id = /^\d{1,10}$/.test(value.trim()) ? Number(value) : 0;
  return id <= largestId ? id : 0;
}
