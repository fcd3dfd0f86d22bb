import { type RefObject, useCallback, useReducer, useRef, useSyncExternalStore } from 'react';
import { allowOnce } from '../../browser/consent/allowed-once';
import {
  type ConsentState,
  giveConsent,
  observeConsent,
  readConsentFor,
} from '../../browser/consent/consent';
import { focusedIn } from '../../browser/focused';
import type { ConsentPurpose } from '../../foundation/consent-purpose';

/** What an element asks for; a `ThirdParty` has it. */
interface Asked {
  purpose: ConsentPurpose;
  /** Whether the visitor is asked first. */
  isAsked: boolean;
}

/** The visitor's consent, as far as one element is concerned. */
export interface Consent {
  state: ConsentState;
  /** Whether the third party's part may be drawn; else there is a card of the same size. */
  isGranted: boolean;
  /** Agrees for this element alone, until the page is left or the purpose is withdrawn. */
  allowOnce: () => void;
  /** Agrees to the purpose, on this page and later ones. */
  allowAlways: () => void;
  /** What had the focus in the element when it was withdrawn, which goes now. */
  left: RefObject<Element | undefined>;
}

/**
 * The visitor's present consent, kept up to date. The first render, which must match the publish step's,
 * knows only whether the visitor is asked; what holds comes before anything is painted.
 */
export function useConsent(host: Element, { purpose, isAsked }: Asked): Consent {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const left = useRef<Element>(undefined);
  const observe = useCallback(
    (changed: () => void) => {
      // Before anything is drawn, since who had the focus is not known after.
      const note = () => (left.current = focusedIn(host));
      // What was drawn as published may have to go at once.
      note();
      return observeConsent(purpose, () => {
        note();
        changed();
      });
    },
    [host, purpose],
  );
  const state = useSyncExternalStore<ConsentState>(
    observe,
    () => readConsentFor(host, purpose, isAsked),
    () => (isAsked ? 'ask' : 'granted'),
  );
  return {
    state,
    isGranted: state === 'granted',
    allowOnce() {
      allowOnce(purpose, host);
      redraw();
    },
    allowAlways: () => giveConsent(purpose),
    left,
  };
}
