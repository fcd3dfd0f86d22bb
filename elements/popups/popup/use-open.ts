import { type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '../../../shared/bus/bus';
import type { Wired } from '../../../shared/element/contract';
import { markPopupShown } from '../../../shared/page/popups-shown';
import { lockScroll } from '../../../shared/page/scroll-lock';
import { isOver, nameOf } from '../run-rules';
import type { popup } from './popup.contract';
import { stopMedia } from './stop-media';

/** On the element from its first opening on, and while it is open; for a page's own styles. */
const WAS_SHOWN = 'data-wb-was-shown';
const OPENED = 'data-wb-opened';

export type OpenedBy = 'script' | 'link' | 'rules';
export type CloseReason = 'script' | 'button' | 'outside' | 'action' | 'escape' | 'anchor';

/** Opens and closes a popup, with all that belongs to it: events, focus, the page's scrolling. */
export function useOpen(
  dialog: RefObject<HTMLDialogElement | null>,
  { host, emit, scrollPage }: Pick<Wired<typeof popup, unknown>, 'host' | 'emit' | 'scrollPage'>,
) {
  const [isOpen, setOpen] = useState(false);
  const state = useRef({ isOpen: false, reason: 'script' as CloseReason, release: () => {} });
  const opener = useRef<HTMLElement | null>(null);

  const open = (by: OpenedBy, source?: Element) => {
    const node = dialog.current;
    if (!node || state.current.isOpen || isOver(host)) return;
    opener.current = source instanceof HTMLElement ? source : null;
    node.showModal();
    focusIn(host, node);
    const release = scrollPage ? () => {} : lockScroll();
    state.current = { isOpen: true, reason: 'script', release };
    host.setAttribute(OPENED, '');
    host.setAttribute(WAS_SHOWN, '');
    // Remembered now: a visitor may leave the page without closing it.
    if (nameOf(host)) markPopupShown(nameOf(host));
    setOpen(true);
    announce('popup.opened', host.id, { by, scrollsPage: scrollPage });
    emit('wb-popup-opened', { by });
  };

  /** Also called when the browser has closed it: what belongs to it is undone, once. */
  const closed = () => {
    if (!state.current.isOpen || dialog.current?.open) return;
    const { reason, release } = state.current;
    state.current.isOpen = false;
    release();
    host.removeAttribute(OPENED);
    stopMedia(host);
    setOpen(false);
    announce('popup.closed', host.id, { reason });
    emit('wb-popup-closed', { reason });
  };

  const close = (reason: CloseReason) => {
    if (!state.current.isOpen || !emit('wb-popup-close', { reason })) return false;
    // A listener may have closed it meanwhile.
    if (!state.current.isOpen) return true;
    state.current.reason = reason;
    dialog.current?.close();
    focusBack(opener.current);
    closed();
    return true;
  };

  // Taken out of the page while open: nobody else would give the page its scrolling back.
  useEffect(
    () => () => {
      const { isOpen: wasOpen, release } = state.current;
      if (!wasOpen) return;
      state.current.isOpen = false;
      release();
      host.removeAttribute(OPENED);
    },
    [host],
  );

  return { isOpen, open, close, closed };
}

/** To what the author has marked, else to the dialog, so that it is read from its beginning. */
function focusIn(host: HTMLElement, dialog: HTMLDialogElement) {
  const wanted = host.querySelector<HTMLElement>('[autofocus]');
  (wanted ?? dialog).focus({ preventScroll: true });
}

/** Not every browser gives focus to a link or button that is clicked, so none would come back. */
function focusBack(opener: HTMLElement | null) {
  if (opener?.isConnected) opener.focus({ preventScroll: true });
}
