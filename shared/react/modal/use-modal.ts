import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../hooks/use-latest';
import { switchMedia } from '../../browser/media/hidden-media';
import { lockScroll } from '../../browser/scrolling/scroll-lock';
import { focusFirst } from './focus-first';
import { useKeptModal } from './use-kept-modal';
import { isFocusLost, wayBack } from './way-back';

/** Attribute of the host after its first opening: `opened` or `was-shown`, for the page's own styles. */
const STATE = 'data-wb-state';

interface Modal<Reason> {
  host: HTMLElement;
  /** Called before closing; false keeps it open. */
  mayClose: (reason: Reason) => boolean;
  /** Called after closing for any reason, including removal from the page. */
  onClosed: (reason: Reason | 'script') => void;
}

interface Opening {
  /** The element that was clicked to open it; focus returns to it, else to the one that had it. */
  source?: Element | undefined;
  /** Allows scrolling of the page behind it. */
  scrollPage?: boolean;
}

/**
 * Opens and closes a modal `<dialog>`, and manages focus, page scrolling and the media in it; undoes
 * this when the dialog is removed from the page while open. Spec 4.
 *
 * `open` returns false if the dialog is already open, or not in a page where it shows; `close` if it stays open. Call
 * `settle` on the dialog's close event, because browsers also close dialogs by themselves.
 */
export function useModal<Reason extends string>(
  dialog: RefObject<HTMLDialogElement | null>,
  { host, mayClose, onClosed }: Modal<Reason>,
) {
  const state = useRef({
    isOpen: false,
    reason: 'script' as Reason | 'script',
    release: () => {},
    giveFocusBack: () => {},
  });

  const open = ({ source, scrollPage }: Opening) => {
    const node = dialog.current;
    if (!node?.isConnected || state.current.isOpen) return false;
    const giveFocusBack = wayBack(source);
    // One that was opened before React was there stays as it is, with the focus where the visitor has it.
    const isShown = node.open;
    if (!isShown) {
      node.showModal();
      // In what is not rendered it would lock the page, and nobody would see why.
      if (!node.checkVisibility()) {
        node.close();
        return false;
      }
      focusFirst(host, node);
    }
    const release = scrollPage ? () => {} : lockScroll();
    state.current = { isOpen: true, reason: 'script', release, giveFocusBack };
    host.setAttribute(STATE, 'opened');
    switchMedia({ hidden: [], shown: [host] });
    return true;
  };

  const settle = () => {
    const { isOpen, reason, release, giveFocusBack } = state.current;
    if (!isOpen || dialog.current?.open) return;
    state.current.isOpen = false;
    if (isFocusLost()) giveFocusBack();
    release();
    host.setAttribute(STATE, 'was-shown');
    switchMedia({ hidden: [host], shown: [] });
    onClosed(reason);
  };

  const close = (reason: Reason) => {
    if (!state.current.isOpen || !mayClose(reason)) return false;
    // A listener may have closed the dialog meanwhile.
    if (!state.current.isOpen) return true;
    state.current.reason = reason;
    dialog.current?.close();
    // A link has led to another place, if this is repeated when React comes.
    if (reason === 'anchor') state.current.giveFocusBack = () => {};
    // Not every browser focuses a clicked element, so the dialog might restore no focus.
    state.current.giveFocusBack();
    settle();
    return true;
  };

  useKeptModal(dialog);
  // Releases the scroll lock if the dialog is removed from the page while open.
  const latest = useLatest(settle);
  useEffect(() => () => latest.current(), [host]);

  return { open, close, settle };
}
