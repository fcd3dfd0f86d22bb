import type { Wired } from '../../../shared/contract/contract';
import { parseAddress } from '../../../shared/foundation/address';
import type { form as contract } from './form.contract';

/** Closes the popup around a form that was sent, and redirects, as its attributes say. */
export function afterSuccess({ host, closePopup, redirect }: Wired<typeof contract, unknown>) {
  const popup = closePopup ? host.closest('wb-popup') : null;
  (popup as { close?: () => void } | null)?.close?.();
  const address = redirect ? parseAddress(redirect, document.baseURI) : null;
  if (address) location.replace(address);
}
