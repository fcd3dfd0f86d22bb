import { warn } from '../../../shared/dev/warn';
import { controlsOf } from './form-members';
import type { Parcel } from './parcel';
import type { Found } from './read-fields';

/** The files of a form, each with the name of its field. */
export const filesIn = (found: readonly Found[]): Parcel['files'] =>
  found.flatMap(({ field: { name }, controls: [first] }) =>
    [...((first as HTMLInputElement).files ?? [])].map((file) => ({ name, file })),
  );

/** Whether a form is sent in parts, which alone carry files. */
export function isSentInParts(form: HTMLFormElement, encoding: string, formId: string): boolean {
  const hasFiles = controlsOf(form).some(({ type }) => type === 'file');
  if (encoding === 'urlencoded' && hasFiles) {
    warn(
      `wb-form encoding ${formId}`,
      `<wb-form form-id="${formId}" encoding="urlencoded">: the form has a file field, and files cannot be sent this way, so the server gets their names alone. Leave the encoding out.`,
    );
  }
  const isWritten = form.getAttribute('enctype')?.toLowerCase() === 'multipart/form-data';
  return encoding === 'auto' ? hasFiles || isWritten : encoding === 'multipart';
}
