import { type RefObject, useEffect, useState } from 'react';
import { announce } from '../../../shared/bus/bus';
import type { Wired } from '../../../shared/contract/contract';
import { drawNow } from '../../../shared/react/draw-now';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { isFor, observeDevice, POPUP_MENU, presentDevice } from '../../../shared/visitor/device';
import type { Dismissal } from '../../../shared/react/modal/use-dismissal';
import { useModal } from '../../../shared/react/modal/use-modal';
import type { offCanvas } from './off-canvas.contract';
import { closeOthers, openDrawers } from './open-drawers';

type CloseReason = Dismissal | 'script' | 'button' | 'other' | 'device';

/** Opens and closes a drawer on the devices it is for, one at a time, and announces it. Spec 3 and 4. */
export function useDrawer(
  dialog: RefObject<HTMLDialogElement | null>,
  place: RefObject<HTMLElement | null>,
  { host, emit, devices }: Wired<typeof offCanvas, unknown>,
) {
  const [isOpen, setOpen] = useState(false);
  const tell = (name: 'menu.opened' | 'menu.closed') =>
    announce(name, host.id, { kind: 'off-canvas', host });

  const modal = useModal<CloseReason>(dialog, {
    host,
    mayClose: (reason) => emit('wb-off-canvas-close', { reason }),
    onClosed: (reason) => {
      openDrawers.delete(host);
      setOpen(false);
      tell('menu.closed');
      emit('wb-off-canvas-closed', { reason });
    },
  });
  const close = useLatest(modal.close);

  const open = (by: 'script' | 'link', source?: Element) => {
    const isDrawer = isFor(devices, presentDevice(POPUP_MENU));
    // One that was opened before React was there may have become none meanwhile, and closes.
    if (!isDrawer && !dialog.current?.matches(':modal')) return place.current?.focus();
    if (!closeOthers(host)) return;
    // The content must be in the dialog before the dialog takes focus.
    drawNow(() => setOpen(true));
    if (!modal.open({ source })) {
      if (!dialog.current?.open) setOpen(false);
      return;
    }
    openDrawers.set(host, (reason) => close.current(reason));
    tell('menu.opened');
    emit('wb-off-canvas-opened', { by });
    if (!isDrawer) modal.close('device');
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = () => close.current('other');
    const stop = observeDevice(
      POPUP_MENU,
      (device) => void (isFor(devices, device) || close.current('device')),
    );
    // Else visitors who come back would find the drawer open.
    addEventListener('pagehide', leave);
    return () => {
      stop();
      removeEventListener('pagehide', leave);
    };
  }, [isOpen, devices]);

  return { isOpen, open, close: modal.close, settle: modal.settle };
}
