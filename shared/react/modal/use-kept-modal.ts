import { type RefObject, useLayoutEffect } from 'react';

/** Marks an open dialog that is not modal for a while, on purpose. */
export const ASIDE = 'data-aside';

/**
 * Keeps an open dialog modal when its element is moved within the page. Browsers take it out of the top layer
 * then, and visitors would have neither the dialog nor the page behind it.
 */
export function useKeptModal(dialog: RefObject<HTMLDialogElement | null>) {
  // What is moved draws again.
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!node?.isConnected || !node.open || node.matches(`:modal,[${ASIDE}]`)) return;
    node.removeAttribute('open');
    node.showModal();
    node.focus({ preventScroll: true });
  });
}
