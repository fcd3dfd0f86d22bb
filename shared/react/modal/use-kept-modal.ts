import { type RefObject, useLayoutEffect } from 'react';
import { nodeSlot } from '../../foundation/slot';

/** Set on an open dialog that is not modal for a while, on purpose. */
export const asideOf = nodeSlot<true>('modal.aside.1');

/**
 * Keeps an open dialog modal when its element is moved within the page. Browsers take it out of the top layer
 * then, and visitors would have neither the dialog nor the page behind it.
 */
export function useKeptModal(dialog: RefObject<HTMLDialogElement | null>) {
  // What is moved draws again.
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!node?.isConnected || !node.open || node.matches(':modal') || asideOf(node).value) return;
    node.removeAttribute('open');
    node.showModal();
    node.focus({ preventScroll: true });
  });
}
