import { createHash, webcrypto } from 'node:crypto';
import type { Filled } from './faults';
import type { FormPlan } from './form-plan';

/**
 * What a form is known by when it is sent again: its key together with what it says, so that one
 * which was corrected before it was sent again under the same key is not lost.
 */
export async function digestOf(
  key: string,
  { formId, plan, values, files }: Filled & { formId: string; plan: FormPlan },
): Promise<string> {
  const hash = createHash('sha256');
  const known = plan.fields.map(({ name }) => [name, values.get(name) ?? '']);
  hash.update(JSON.stringify([formId, key, known]));
  for (const { field, name, content } of files) {
    // Large ones take long, so this is done on another thread than the server's.
    const digest = await webcrypto.subtle.digest('SHA-256', content);
    hash.update(JSON.stringify([field, name, content.byteLength]));
    hash.update(new Uint8Array(digest));
  }
  return hash.digest('hex');
}
