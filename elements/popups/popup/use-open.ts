import { type RefObject, useState } from 'react';
import { announce } from '../../../shared/bus/bus';
import type { Wired } from '../../../shared/contract/contract';
import type { Dismissal } from '../../../shared/react/modal/use-dismissal';
import { useModal } from '../../../shared/react/modal/use-modal';
import type { popup } from './popup.contract';

type OpenedBy = 'script' | 'link' | 'rules';
type CloseReason = Dismissal | 'script' | 'button';

/** Opens and closes a popup, announces it, and remembers that it was shown. */
export function useOpen(
  dialog: RefObject<HTMLDialogElement | null>,
  { host, emit, scrollPage, triggerOnce }: Wired<typeof popup, unknown>,
) {
  const [isOpen, setOpen] = useState(false);

  const modal = useModal<CloseReason>(dialog, {
    host,
    mayClose: (reason) => emit('wb-popup-close', { reason }),
    onClosed: (reason) => {
      setOpen(false);
      announce('popup.closed', host.id, { reason, host });
      emit('wb-popup-closed', { reason });
    },
  });

  const open = (by: OpenedBy, source?: Element) => {
    const isShown = !triggerOnce && show(by, source);
    import('../awake-popup').then(
      ({ staysClosed, rememberShown }) => {
        // Remembered now: a visitor may leave the page without closing it, or has closed it already.
        if (isShown || (triggerOnce && !staysClosed(host) && show(by, source))) rememberShown(host);
      },
      (error: unknown) => {
        reportError(error);
        // Whoever asks for it gets it, though nobody knows whether it was shown before.
        if (triggerOnce && by !== 'rules') show(by, source);
      },
    );
  };

  const show = (by: OpenedBy, source?: Element): boolean => {
    if (!modal.open({ source, scrollPage })) return false;
    setOpen(true);
    announce('popup.opened', host.id, { by, scrollsPage: scrollPage, host });
    emit('wb-popup-opened', { by });
    return true;
  };

  return { isOpen, open, close: modal.close, closed: modal.settle };
}
