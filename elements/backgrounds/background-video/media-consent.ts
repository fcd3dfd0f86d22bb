import { observeConsent, readConsent } from '../../../shared/browser/consent/consent';

/** Tells whether the visitor agrees to media of others: now, and at each change. Returns a function that stops. */
export function followMediaConsent(told: (isGiven: boolean) => void): () => void {
  const tell = () => told(readConsent('media') === 'granted');
  tell();
  return observeConsent('media', tell);
}
