/** The files that a native input holds. */
export const filesIn = (input: HTMLInputElement | undefined): File[] => [...(input?.files ?? [])];

/** Gives an input its files, without a word. */
export function hold(input: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** Gives an input its files as a visitor does, so that the page's listeners hear it. */
export function choose(input: HTMLInputElement, files: readonly File[]) {
  hold(input, files);
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
