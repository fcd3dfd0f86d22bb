import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/use-latest';
import { lockScroll } from '../../page/scroll-lock';

/** On the host, from its first opening on: `opened` or `was-shown`, for a page's own styles. */
const STATE = 'data-wb-state';

interface Modal<Reason> {
  host: HTMLElement;
  /** Asked before it closes; false keeps it open. */
  mayClose: (reason: Reason) => boolean;
  /** It has closed, however that came; also when it was taken out of the page. */
  onClosed: (reason: Reason | 'script') => void;
}

interface Opening {
  /** What was clicked to open it: focus comes back to it. */
  source?: Element | undefined;
  /** Lets the page behind it be scrolled. */
  scrollPage?: boolean;
}

/**
 * Opens and closes a `<dialog>` above the page, with all that belongs to it: focus, the page's
 * scrolling, and a way back from both when it is taken out of the page while open. Spec 4.
 *
 * `open` returns false when it is open already, or stands in no page; `close` when it stays open.
 * `settle` is for the dialog's own close event, since browsers close one by themselves too.
 */
export function useModal<Reason extends string>(
  dialog: RefObject<HTMLDialogElement | null>,
  { host, mayClose, onClosed }: Modal<Reason>,
) {
  const state = useRef({ isOpen: false, reason: 'script' as Reason | 'script', release: () => {} });
  const opener = useRef<Element | undefined>(undefined);

  const open = ({ source, scrollPage }: Opening) => {
    const node = dialog.current;
    if (!node?.isConnected || state.current.isOpen) return false;
    opener.current = source;
    node.showModal();
    // To what the author has marked, else to the dialog, so that it is read from its beginning.
    (host.querySelector<HTMLElement>('[autofocus]') ?? node).focus({ preventScroll: true });
    const release = scrollPage ? () => {} : lockScroll();
    state.current = { isOpen: true, reason: 'script', release };
    host.setAttribute(STATE, 'opened');
    return true;
  };

  const settle = () => {
    const { isOpen, reason, release } = state.current;
    if (!isOpen || dialog.current?.open) return;
    state.current.isOpen = false;
    release();
    host.setAttribute(STATE, 'was-shown');
    onClosed(reason);
  };

  const close = (reason: Reason) => {
    if (!state.current.isOpen || !mayClose(reason)) return false;
    // A listener may have closed it meanwhile.
    if (!state.current.isOpen) return true;
    state.current.reason = reason;
    dialog.current?.close();
    // Not every browser gives focus to what is clicked, so none would come back.
    (opener.current as HTMLElement | undefined)?.focus({ preventScroll: true });
    settle();
    return true;
  };

  // Taken out of the page while open: nobody else would give the page its scrolling back.
  const latest = useLatest(settle);
  useEffect(() => () => latest.current(), [host]);

  return { open, close, settle };
}
