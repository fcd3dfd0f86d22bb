import { type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '../../../shared/bus/bus';
import type { Wired } from '../../../shared/element/contract';
import { lockScroll } from '../../../shared/page/scroll-lock';
import type { popup } from './popup.contract';

/** On the element, from its first opening on: `opened` or `was-shown`, for a page's own styles. */
const STATE = 'data-wb-state';

export type OpenedBy = 'script' | 'link' | 'rules';
export type CloseReason = 'script' | 'button' | 'outside' | 'action' | 'escape' | 'anchor';

/** Opens and closes a popup, with all that belongs to it: events, focus, the page's scrolling. */
export function useOpen(
  dialog: RefObject<HTMLDialogElement | null>,
  { host, emit, scrollPage, triggerOnce }: Wired<typeof popup, unknown>,
) {
  const [isOpen, setOpen] = useState(false);
  const state = useRef({ isOpen: false, reason: 'script' as CloseReason, release: () => {} });
  const opener = useRef<HTMLElement | null>(null);

  const open = (by: OpenedBy, source?: Element) => {
    if (!triggerOnce) show(by, source);
    import('../awake').then(({ isOver, markShown }) => {
      if (triggerOnce && !isOver(host)) show(by, source);
      // Remembered now: a visitor may leave the page without closing it.
      if (state.current.isOpen) markShown(host);
    }, reportError);
  };

  const show = (by: OpenedBy, source?: Element) => {
    const node = dialog.current;
    if (!node?.isConnected || state.current.isOpen) return;
    opener.current = source instanceof HTMLElement ? source : null;
    node.showModal();
    // To what the author has marked, else to the dialog, so that it is read from its beginning.
    (host.querySelector<HTMLElement>('[autofocus]') ?? node).focus({ preventScroll: true });
    const release = scrollPage ? () => {} : lockScroll();
    state.current = { isOpen: true, reason: 'script', release };
    host.setAttribute(STATE, 'opened');
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
    host.setAttribute(STATE, 'was-shown');
    import('../awake').then(({ stopMedia }) => stopMedia(host), reportError);
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
    // Not every browser gives focus to what is clicked, so none would come back.
    opener.current?.focus({ preventScroll: true });
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
      host.setAttribute(STATE, 'was-shown');
    },
    [host],
  );

  return { isOpen, open, close, closed };
}
