import type { PostedFile, PostedForm } from '../request/read-form';
import { nestsDeeper } from '../request/nests-deeper';
import { Refusal } from '../request/refusal';
import { unbroken } from '../request/unbroken';
import { decode } from './decode';
import type { Decoded } from './decode';

/** What was sent to a form's address, before anything of it is believed. */
export interface Posted {
  /** By field; several values of one field joined by commas. */
  values: ReadonlyMap<string, string>;
  files: readonly PostedFile[];
  /** Whether the form's element sent it, which reads JSON. */
  byElement: boolean;
}

const mostRecords = 200;
/** A list of records, with room for values that are refused for what they are. */
const deepest = 16;

/**
 * Reads both ways of sending: the element's list of field records in `data`, and a plain form.
 * @throws Refusal 400 for what is neither, or has too many fields.
 */
export function readPosted(form: PostedForm, formId: string): Posted {
  // One without name and content is what browsers send for a file control that nobody has used.
  const isUsed = ({ name, content }: PostedFile) => name !== '' || content.byteLength > 0;
  const files = form.files.filter(isUsed).map(named);
  const fields = decode(form.fields);
  if (!fields) throw broken('It has too many fields.');
  const { data, form_id: sentFor } = fields;
  if (data === undefined || typeof sentFor !== 'string') {
    const values = new Map(Object.entries(fields).map(([name, it]) => [name, joined(it)]));
    return { values, files, byElement: false };
  }
  if (sentFor !== formId) throw broken('It was made for another form.');
  const records = typeof data === 'string' ? parsed(data) : data;
  return { values: valuesOf(records), files, byElement: true };
}

/** The element names a file's entry after its field with `[]` behind it. */
function named({ field, name, content }: PostedFile): PostedFile {
  const plain = field.endsWith('[]') ? field.slice(0, -2) : field;
  return { field: unbroken(plain), name: unbroken(name), content };
}

function parsed(json: string): unknown {
  if (nestsDeeper(json, deepest)) throw broken('Its list of fields nests too deep.');
  try {
    return JSON.parse(json);
  } catch {
    throw broken('Its list of fields is no JSON.');
  }
}

function valuesOf(records: unknown): Map<string, string> {
  if (!Array.isArray(records)) throw broken('Its fields are no list.');
  if (records.length > mostRecords) throw broken('It has too many fields.');
  const values = new Map<string, string>();
  for (const record of records as unknown[]) {
    const { name, value } = Object(record) as { name?: unknown; value?: unknown };
    if (typeof name !== 'string') throw broken('One of its fields has no name.');
    const text = textOf(value);
    if (text === undefined) throw broken('One of its fields has a value that is no text.');
    const before = values.get(name);
    values.set(name, before ? `${before},${text}` : text);
  }
  return values;
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? unbroken(value) : undefined;
}

function joined(value: Decoded): string {
  // Browsers send the ends of lines as two characters, and count each of them as one.
  if (typeof value === 'string') return unbroken(value).replace(/\r\n?/g, '\n');
  return Object.values(value).map(joined).join(',');
}

function broken(why: string): Refusal {
  return new Refusal(400, `The form arrived broken. ${why} Please send it again.`);
}
