import type { Visitor } from '../../../support/visitor';
import { fileOf } from './contents';

/** What somebody writes who fills the contact form and leaves nothing out that is asked. */
export const letter = {
  name: 'Ada Linen',
  email: 'ada@example.com',
  topic: 'Mending',
  message: 'The cuffs are worn.',
};

/** A field record as the element makes it. */
export interface FieldRecord {
  name: string;
  value: string;
  required: boolean;
  type: string;
  label: string;
}

export const records = (values: Readonly<Record<string, string>>): FieldRecord[] =>
  Object.entries(values).map(([name, value]) => ({
    name,
    value,
    required: true,
    type: 'text',
    label: name,
  }));

interface Sending {
  formId?: string;
  data?: string;
  /** By the field's name. */
  files?: readonly (readonly [string, File])[];
  headers?: Record<string, string>;
}

/** Sends a form as its element does: urlencoded, or with files as multipart. */
export function sendAsElement(
  visitor: Visitor,
  values: Readonly<Record<string, string>>,
  { formId = 'contact', data, files, headers = {} }: Sending = {},
): Promise<Response> {
  const body = files ? new FormData() : new URLSearchParams();
  body.set('data', data ?? JSON.stringify(records(values)));
  body.set('project_id', 'site');
  body.set('form_id', formId);
  if (body instanceof FormData) {
    for (const [name, file] of files ?? []) body.append(`${name}[]`, file);
  }
  const accept = { accept: 'application/json', ...headers };
  return visitor.send(`/forms/${formId}`, { method: 'POST', body, headers: accept });
}

/** Sends it as a browser does without script. */
export function sendNatively(
  visitor: Visitor,
  fields: readonly (readonly [string, string | File])[],
  path = '/forms/contact',
): Promise<Response> {
  const hasFiles = fields.some(([, value]) => typeof value !== 'string');
  const body = hasFiles ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value as string);
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  return visitor.send(path, { method: 'POST', body, headers });
}

export interface Kept {
  id: number;
  formId: string;
  fields: { name: string; label: string; value: string }[];
  files: { field: string; name: string; type: string; size: number; address: string }[];
}

/** What has arrived whose given field has this value, newest first, of the first page. */
export async function keptWith(visitor: Visitor, name: string, value: string): Promise<Kept[]> {
  const answer = await (await visitor.get('/submissions.json')).json();
  return (answer as { submissions: Kept[] }).submissions.filter(({ fields }) =>
    fields.some((field) => field.name === name && field.value === value),
  );
}

/** What every kept form says as its message, of all pages. */
export async function keptMessages(visitor: Visitor): Promise<string[]> {
  const messages: string[] = [];
  for (let next: number | null = 0; next !== null;) {
    const page = await (await visitor.get(`/submissions.json?before=${next}`)).json();
    const read = page as { submissions: Kept[]; next: number | null };
    messages.push(...read.submissions.map((kept) => valuesOf(kept)['message'] ?? ''));
    next = read.next;
  }
  return messages;
}

export const valuesOf = ({ fields }: Kept) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** A picture of the least size there is. */
export const picture = () => fileOf('cuff.png');
