import { useCallback, useSyncExternalStore } from 'react';
import { type ConsentState, observeConsent, readConsent } from '../../browser/consent/consent';
import type { ConsentPurpose } from '../../foundation/consent-purpose';

/**
 * The visitor's present consent to a purpose, kept up to date. Draw the third party's part for `granted`
 * alone, else a card of the same size whose button calls `giveConsent`. It is `ask` in the first render,
 * which must match the publish step's, and in which nothing may be requested.
 */
export function useConsent(purpose: ConsentPurpose): ConsentState {
  const observe = useCallback((changed: () => void) => observeConsent(purpose, changed), [purpose]);
  return useSyncExternalStore<ConsentState>(
    observe,
    () => readConsent(purpose),
    () => 'ask',
  );
}
