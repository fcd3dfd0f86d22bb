import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { fileName } from './file-name';
import { typeOf } from './file-type';
import type { FormPlan } from './form-plan';
import type { Filled } from './faults';

export interface Submission extends Filled {
  formId: string;
  plan: FormPlan;
  /** What a form that is sent again is known by; undefined for one that nothing repeats. */
  digest: string | undefined;
  now: Date;
}

/**
 * Keeps a form and its files, both or neither, and one that is sent again only once. Fields that
 * the plan does not know are left out.
 */
export async function store(database: Database, submission: Submission): Promise<void> {
  const { formId, plan, values, files, digest, now } = submission;
  const fields = plan.fields
    .filter(({ kind }) => kind !== 'file')
    .map(({ name, label, kind }) => ({ name, label, kind, value: values.get(name) ?? '' }));
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      insert into submissions (form_id, fields, digest, received_at)
      values (${formId}, ${JSON.stringify(fields)}::jsonb, ${digest ?? null}, ${now}::timestamptz)
      on conflict (digest) do nothing
      returning id
    `.execute(transaction);
    const [kept] = rows;
    if (!kept) return;
    for (const { field, name, content } of files) {
      if (!plan.fields.some((it) => it.kind === 'file' && it.name === field)) continue;
      await transaction
        .insertInto('submission_files')
        .values({
          submission_id: kept.id,
          field,
          name: fileName(name),
          type: typeOf(name, content) ?? 'application/octet-stream',
          size: content.byteLength,
          content: asBytes(content),
        })
        .execute();
    }
  });
}

/** As text on the way: the embedded database takes ten times as long to read bytes as such. */
function asBytes({ buffer, byteOffset, byteLength }: Uint8Array) {
  const text = Buffer.from(buffer, byteOffset, byteLength).toString('base64');
  return sql<Uint8Array>`decode(${text}, 'base64')`;
}

/** Whether a form with this digest has been kept already. */
export async function isStored(database: Database, digest: string | undefined): Promise<boolean> {
  if (digest === undefined) return false;
  const row = await database
    .selectFrom('submissions')
    .select('id')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row !== undefined;
}
