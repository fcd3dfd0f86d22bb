import type { Context } from 'hono';
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
 * @throws Refusal 415 for another kind of body, 400 for one that is broken.
 */
export async function readCustomerFields(context: Context): Promise<CustomerFields> {
  const all = isForm(context) ? await formFields(context) : await jsonFields(context);
  const list = (name: string) => (all.get(name) ?? []).map(unbroken);
  return { list, text: (name) => list(name)[0] ?? '' };
}

async function formFields(context: Context): Promise<Map<string, string[]>> {
  const form = await readForm(context);
  const names = new Set(form.keys());
  const texts = (name: string) => form.getAll(name).filter((it) => typeof it === 'string');
  return new Map([...names].map((name) => [name, texts(name)]));
}

async function jsonFields(context: Context): Promise<Map<string, string[]>> {
  const type = context.req.header('content-type') ?? '';
  // Of its own and not as text: what is sent as JSON no other site's plain form can send.
  if (!/^application\/json\b/i.test(type))
    throw new Refusal(415, 'Only JSON and forms are read here.');
  const body: unknown = await context.req.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'That arrived broken. Please send it again.');
  }
  return new Map(Object.entries(body).map(([name, value]) => [name, textsOf(value)]));
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((it) => typeof it === 'string');
  if (typeof value === 'boolean') return value ? ['on'] : [];
  return typeof value === 'string' ? [value] : [];
}
