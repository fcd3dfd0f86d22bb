import type { Wired } from '../../../shared/element/contract';
import { parsed } from './address';
import type { form as contract } from './form.contract';

/** What follows once a form was sent: the popup around it closes, another page takes this one's place. */
export function leave({ host, closePopup, redirect }: Wired<typeof contract, unknown>) {
  const popup = closePopup ? host.closest('wb-popup') : null;
  (popup as { close?: () => void } | null)?.close?.();
  const address = redirect ? parsed(redirect) : null;
  if (address) location.replace(address);
}
