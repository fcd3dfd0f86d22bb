import type { Context } from 'hono';
import { bodyOf, textOf } from '../request/body';
import { smallForm } from '../request/form-limits';
import { isForm, readForm } from '../request/read-form';
import { Refusal } from '../request/refusal';
import { unbroken } from '../request/unbroken';

/** What was sent about a customer, before anything of it is believed. */
export interface CustomerFields {
  /** A field's text; '' when it is missing or no text. */
  text(name: string): string;
  /** The texts of a field that may have several. */
  list(name: string): string[];
}

/**
 * A body of JSON or a plain form.
 * @throws Refusal 415 for another kind of body, 413 for one that is too long, 400 for one that is broken.
 */
export async function readCustomerFields(context: Context): Promise<CustomerFields> {
  const all = isForm(context) ? await formFields(context) : await jsonFields(context);
  const list = (name: string) => (all.get(name) ?? []).map(unbroken);
  return { list, text: (name) => list(name)[0] ?? '' };
}

async function formFields(context: Context): Promise<Map<string, string[]>> {
  const { fields } = await readForm(context, smallForm);
  const all = new Map<string, string[]>();
  for (const [name, value] of fields) all.set(name, [...(all.get(name) ?? []), value]);
  return all;
}

async function jsonFields(context: Context): Promise<Map<string, string[]>> {
  const type = context.req.header('content-type') ?? '';
  // Of its own and not as text: what is sent as JSON no other site's plain form can send.
  if (!/^application\/json\b/i.test(type))
    throw new Refusal(415, 'Only JSON and forms are read here.');
  const body = parsed(await textOf(bodyOf(context, smallForm.texts, smallForm.tooLong)));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'That arrived broken. Please send it again.');
  }
  return new Map(Object.entries(body).map(([name, value]) => [name, textsIn(value)]));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((it) => typeof it === 'string');
  if (typeof value === 'boolean') return value ? ['on'] : [];
  return typeof value === 'string' ? [value] : [];
}
