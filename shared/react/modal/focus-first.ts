/** Focuses the author's `autofocus`, else the dialog, so that it is read from its beginning. */
export const focusFirst = (host: HTMLElement, dialog: HTMLDialogElement) =>
  (host.querySelector<HTMLElement>('[autofocus]') ?? dialog).focus({ preventScroll: true });
