import { Timer } from '../../../shared/browser/timer';
import type { Wired } from '../../../shared/contract/contract';
import { parseAddress } from '../../../shared/foundation/address';
import type { form as contract } from './form.contract';

interface Closing extends Element {
  /** Missing until its code is there. */
  close?(): unknown;
}

/** Closes the popup around a form that was sent, and redirects, as its attributes say. */
export function afterSuccess({ host, closePopup, redirect }: Wired<typeof contract, unknown>) {
  const popup = closePopup ? host.closest<Closing>('wb-popup') : null;
  if (popup?.close) popup.close();
  else if (popup) void closeOnceAwake(popup);
  const address = redirect ? parseAddress(redirect, document.baseURI) : null;
  if (address) location.replace(address);
}

/** Closes a popup that is open before its code is there. */
async function closeOnceAwake(popup: Closing) {
  await customElements.whenDefined('wb-popup');
  // What its visitor did is repeated first, such as opening it.
  new Timer().start(0, () => popup.close?.());
}
