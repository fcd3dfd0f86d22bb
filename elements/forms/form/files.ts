import { attributeOf } from '../../../shared/browser/html/authored';
import { warn } from '../../../shared/foundation/warn';
import { formControls } from '../../../shared/browser/fields/form-controls';

import type { FormField } from './read-fields';
import type { Submission } from './submission';

/** The files of a form, each with the name of its field. */
export const filesIn = (fields: readonly FormField[]): Submission['files'] =>
  fields.flatMap(({ field: { name }, controls: [first] }) =>
    [...((first as HTMLInputElement).files ?? [])].map((file) => ({ name, file })),
  );

/** Whether a form is sent as multipart, the only encoding that carries files. */
export function isMultipart(form: HTMLFormElement, encoding: string, formId: string): boolean {
  const hasFiles = formControls(form).some(({ type }) => type === 'file');
  if (encoding === 'urlencoded' && hasFiles) {
    warn(
      `wb-form encoding ${formId}`,
      `<wb-form form-id="${formId}" encoding="urlencoded">: the form has a file field, and files cannot be sent this way, so the server gets their names alone. Leave the encoding out.`,
    );
  }
  const isWritten = attributeOf(form, 'enctype')?.toLowerCase() === 'multipart/form-data';
  return encoding === 'auto' ? hasFiles || isWritten : encoding === 'multipart';
}
