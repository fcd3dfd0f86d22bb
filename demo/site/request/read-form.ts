import type { Context } from 'hono';
import { Refusal } from './refusal';

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Whether the body is one that a browser makes of a form. */
export function isForm(context: Context): boolean {
  return formTypes.test(context.req.header('content-type') ?? '');
}

/**
 * A posted form, urlencoded or multipart.
 * @throws Refusal 415 for another kind of body, 400 for one that is broken.
 */
export async function readForm(context: Context): Promise<FormData> {
  if (!isForm(context)) {
    throw new Refusal(415, 'Only forms are read here, urlencoded or multipart.');
  }
  try {
    return await context.req.raw.formData();
  } catch {
    throw new Refusal(400, 'The form arrived broken. Please send it again.');
  }
}
