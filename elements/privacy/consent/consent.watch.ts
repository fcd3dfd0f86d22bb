import type { Watch } from '../../../shared/programs/loader/watch';
import { observeConsent } from '../../../shared/browser/consent/consent';
import { CONSENT_PURPOSES } from '../../../shared/foundation/consent-purpose';
import { pageSlot } from '../../../shared/foundation/slot';
import { followConsent } from './switches';

const isFollowed = pageSlot<true>('consent-shown.1');

/** In the page, its switches show what holds, without React; a dialog sets them when it opens. */
export const watch: Watch = (host) => {
  if (host.hasAttribute('inline') && host.shadowRoot) followConsent(host);
  if (isFollowed.value) return;
  isFollowed.value = true;
  const follow = () => {
    for (const other of document.querySelectorAll('wb-consent[inline]'))
      if (other.shadowRoot) followConsent(other);
  };
  for (const purpose of CONSENT_PURPOSES) observeConsent(purpose, follow);
};
