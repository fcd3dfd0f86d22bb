import type { FieldRecord } from './field';

/** The data that one form sends. */
export interface Submission {
  projectId: string;
  formId: string;
  records: readonly FieldRecord[];
  files: readonly { name: string; file: File }[];
}

/**
 * The body of the request: form-encoded, or multipart with the files beside the data (spec 7, v1 and
 * v2). The names of files end with `[]`, so that several files of one field arrive as a list.
 */
export function bodyOf(
  { projectId, formId, records, files }: Submission,
  isMultipart: boolean,
): URLSearchParams | FormData {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  body.append('data', JSON.stringify(records));
  body.append('project_id', projectId);
  body.append('form_id', formId);
  if (body instanceof FormData) {
    for (const { name, file } of files) {
      body.append(name.endsWith('[]') ? name : `${name}[]`, file, file.name);
    }
  }
  return body;
}

/** A text that is the same for the same fields and files. */
export const contentOf = ({ projectId, formId, records, files }: Submission): string =>
  JSON.stringify([
    projectId,
    formId,
    records,
    files.map(({ name, file }) => [name, file.name, file.size, file.lastModified]),
  ]);
