import { sql } from 'kysely';
import type { Database, SubmissionField } from '../database/schema';

export interface Arrived {
  id: number;
  formId: string;
  receivedAt: Date;
  fields: readonly SubmissionField[];
  files: readonly ArrivedFile[];
}

export interface ArrivedFile {
  id: number;
  field: string;
  name: string;
  type: string;
  size: number;
}

export const perPage = 20;

/**
 * What has arrived, newest first, a page at a time.
 * @param before Only what came before this one; 0 for the newest.
 */
export async function readSubmissions(database: Database, before: number): Promise<Arrived[]> {
  let query = database
    .selectFrom('submissions')
    .select(['id', 'form_id as formId', 'fields', 'received_at as receivedAt'])
    .orderBy('id', 'desc')
    .limit(perPage);
  if (before > 0) query = query.where('id', '<', before);
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await database
    .selectFrom('submission_files')
    .select(['id', 'submission_id', 'field', 'name', 'type', 'size'])
    .where('submission_id', '=', sql<number>`any(${sql.val(ids)}::integer[])`)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    files: files
      .filter((file) => file.submission_id === row.id)
      .map(({ id, field, name, type, size }) => ({ id, field, name, type, size })),
  }));
}

/** A file that came with a form. */
export async function readFile(database: Database, id: number) {
  const file = await database
    .selectFrom('submission_files')
    // As text on the way, since the embedded database is slow with bytes.
    .select(['name', 'type', sql<string>`encode(content, 'base64')`.as('text')])
    .where('id', '=', id)
    .executeTakeFirst();
  return file && { ...file, content: Buffer.from(file.text, 'base64') };
}

export const fileAddress = (id: number) => `/submissions/files/${id}`;
