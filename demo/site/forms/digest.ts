import { createHash } from 'node:crypto';
import type { Filled } from './faults';
import type { FormPlan } from './form-plan';

/**
 * What a form is known by when it is sent again: its key together with what it says, so that one
 * which was corrected before it was sent again under the same key is not lost.
 */
export function digestOf(
  key: string,
  { formId, plan, values, files }: Filled & { formId: string; plan: FormPlan },
): string {
  const hash = createHash('sha256');
  const known = plan.fields.map(({ name }) => [name, values.get(name) ?? '']);
  hash.update(JSON.stringify([formId, key, known]));
  for (const { field, name, content } of files) {
    hash.update(JSON.stringify([field, name, content.byteLength])).update(content);
  }
  return hash.digest('hex');
}
