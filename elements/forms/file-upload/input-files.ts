import { dispatchChange } from '../../../shared/browser/fields/change-events';

/** The files of a native input. */
export const filesIn = (input: HTMLInputElement | undefined): File[] => [...(input?.files ?? [])];

/** Sets the files of a native input, without events. */
export function setFiles(input: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** Sets the files of a native input as a visitor does, with the events of a change. */
export function chooseFiles(input: HTMLInputElement, files: readonly File[]) {
  setFiles(input, files);
  dispatchChange(input);
}
