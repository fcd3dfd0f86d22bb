import { setImmediate } from 'node:timers/promises';
import type { Context } from 'hono';
import { bodyOf, textOf } from './body';
import type { FormLimits } from './form-limits';
import { readMultipart } from './read-multipart';
import { Refusal } from './refusal';

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** A posted form, before anything of it is believed. */
export interface PostedForm {
  /** Names and values in the order they came. */
  fields: readonly (readonly [name: string, value: string])[];
  files: readonly PostedFile[];
}

export interface PostedFile {
  field: string;
  name: string;
  content: Uint8Array;
}

/** Whether the body is one that a browser makes of a form. */
export function isForm(context: Context): boolean {
  return formTypes.test(contentType(context));
}

/**
 * A posted form, urlencoded or multipart.
 * @param take Told of every byte that is kept in memory; what it throws ends the reading.
 * @throws Refusal 415 for another kind of body, 413 for a longer one, 400 for one that is broken or
 *   has too many fields or files.
 */
export async function readForm(
  context: Context,
  limits: FormLimits,
  take: (bytes: number) => void = () => undefined,
): Promise<PostedForm> {
  if (!isForm(context)) {
    throw new Refusal(415, 'Only forms are read here, urlencoded or multipart.');
  }
  const type = contentType(context);
  if (/^multipart/i.test(type)) {
    const body = taken(bodyOf(context, limits.whole, limits.tooLong), take);
    return readMultipart(body, type, limits);
  }
  const body = taken(bodyOf(context, limits.texts, limits.tooLong), take);
  const fields = fieldsOf(await textOf(body), limits.fields);
  // Taken apart here and looked into by others: whoever waits has a turn between.
  await setImmediate();
  return { fields, files: [] };
}

/** Counted first: taking apart what has too many fields is what would take long. */
function fieldsOf(text: string, most: number): [string, string][] {
  let count = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) count += 1;
  if (count > most) throw new Refusal(400, 'The form arrived broken. It has too many fields.');
  return [...new URLSearchParams(text)];
}

async function* taken(body: AsyncIterable<Uint8Array>, take: (bytes: number) => void) {
  for await (const chunk of body) {
    take(chunk.byteLength);
    yield chunk;
  }
}

const contentType = (context: Context) => context.req.header('content-type') ?? '';
