import { type RefObject, useRef } from 'react';
import { useNative } from '../../../shared/hooks/use-native';
import { namingOf } from '../../../shared/page/naming';
import type { CloseReason } from './use-open';

interface Closing {
  clicksOutside: boolean;
  close: (reason: CloseReason) => boolean;
}

/** Everything inside a popup, and beside it, that closes it. */
export function useClosing(
  dialog: RefObject<HTMLDialogElement | null>,
  { clicksOutside, close }: Closing,
) {
  const beganOutside = useRef(false);
  const isOutside = (event: Event) => event.composedPath()[0] === dialog.current;

  // Text that is selected beyond the edge ends in a click outside, which nobody has meant.
  useNative(dialog, 'pointerdown', (event) => void (beganOutside.current = isOutside(event)));

  useNative(dialog, 'click', (event) => {
    if (isOutside(event)) {
      if (clicksOutside && beganOutside.current) close('outside');
      return;
    }
    if (event.defaultPrevented) return;
    if (isAction(event)) close('action');
    else if (leadsToPlace(event)) close('anchor');
  });

  useNative(dialog, 'keydown', (event) => {
    // What is open inside, such as a list, answers Escape first.
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    close('escape');
  });

  // The gesture that goes back, on a phone. Of this dialog, not of one that stands inside.
  useNative(dialog, 'cancel', (event) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    close('escape');
  });
}

const isAction = (event: Event) => (event.target as Element).closest('[data-wb-close]') !== null;

/** A link to a place in this page; one that names a popup opens that instead. */
function leadsToPlace(event: Event) {
  const { source, id } = namingOf(event) ?? {};
  const target = source instanceof HTMLAnchorElement && source.ownerDocument.getElementById(id!);
  return target && target.localName !== 'wb-popup';
}
