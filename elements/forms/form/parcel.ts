import type { FieldRecord } from './field';

/** What one form sends. */
export interface Parcel {
  projectId: string;
  formId: string;
  records: readonly FieldRecord[];
  files: readonly { name: string; file: File }[];
}

/**
 * The body of a request: form-encoded, or multipart with the files beside the data (spec 7, v1 and
 * v2). Files that stand under one name arrive as a list.
 */
export function bodyOf(
  { projectId, formId, records, files }: Parcel,
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

/** The same text for the same content: fields, and which files. */
export const contentOf = ({ projectId, formId, records, files }: Parcel): string =>
  JSON.stringify([
    projectId,
    formId,
    records,
    files.map(({ name, file }) => [name, file.name, file.size, file.lastModified]),
  ]);
